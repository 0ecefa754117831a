"""What colours a part of the page is really painted in."""

from base64 import b64encode
from functools import cache

from playwright.sync_api import FloatRect, Locator

READ = """async picture => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  return [...data];
}"""
PARTS = 4  # red, green, blue, and how opaque it is

Colour = tuple[int, int, int]


def pixels(part: Locator, around: int = 0) -> list[Colour]:
    """The colour of each pixel of the element, and of so many more to each side."""
    box = part.bounding_box()
    assert box is not None
    clip: FloatRect = {
        "x": box["x"] - around,
        "y": box["y"] - around,
        "width": box["width"] + 2 * around,
        "height": box["height"] + 2 * around,
    }
    picture = b64encode(part.page.screenshot(clip=clip)).decode()
    read = part.page.evaluate(READ, f"data:image/png;base64,{picture}")
    return list(zip(read[::PARTS], read[1::PARTS], read[2::PARTS]))


@cache
def contrast(one: Colour, other: Colour) -> float:
    """As WCAG 2 defines it, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    parts = (one / 255 for one in colour)
    linear = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return sum(weight * one for weight, one in zip((0.2126, 0.7152, 0.0722), linear))
