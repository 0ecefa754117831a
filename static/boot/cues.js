// What is heard and felt at the table: short sounds made on the spot, and a touch of vibration. Nothing before the first gesture.

let context;
const out = () => {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
};

// A card on cloth: a breath of noise through a band.
const rustle = (at, { high = 2400, long = 0.07, loud = 0.22 } = {}) => {
  const audio = out();
  const noise = audio.createBuffer(1, audio.sampleRate * long, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: high, Q: 0.8 });
  source.connect(band).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(audio.currentTime + at);
};

// A soft bell.
const note = (at, frequency, loud = 0.08) => {
  const audio = out(), start = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency });
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(loud, start + 0.015);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
  tone.connect(fade).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.5);
};

const PACKETS = [0, 1, 2, 3, 4, 5, 6, 7];
const SOUNDS = {
  card: () => rustle(0),
  deal: (ms) => { for (const packet of PACKETS) rustle((packet * ms) / 1000, { long: 0.04, loud: 0.12 }); },
  trick: () => rustle(0, { high: 1100, long: 0.22, loud: 0.16 }),
  turn: () => note(0.05, 660, 0.05),
  won: () => [523, 659, 784].forEach((tone, at) => note(at * 0.11, tone)),
  lost: () => [392, 330].forEach((tone, at) => note(at * 0.16, tone)),
};
const TOUCHES = { card: 10, turn: 20, trick: 15, won: [30, 60, 30], lost: 40 };

export const cue = (name, ms, heard, felt) => {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (heard) SOUNDS[name](ms);
  if (felt && TOUCHES[name]) navigator.vibrate?.(TOUCHES[name]);
};
