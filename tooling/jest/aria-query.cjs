// The tables that browser-environment.mjs has loaded already.
module.exports = globalThis.ariaQuery
