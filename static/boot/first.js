// What must be there before anything else. The build puts the three files here, so that they are one request.
// @import "trouble.js";
// @import "early.js";
// @import "progress.js";
