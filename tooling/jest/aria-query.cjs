// What browser-environment.mjs has read already.
module.exports = globalThis.ariaQuery
