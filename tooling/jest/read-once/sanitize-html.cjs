module.exports = globalThis.readOnce('sanitize-html')
