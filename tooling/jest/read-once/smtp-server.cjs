module.exports = globalThis.readOnce('smtp-server')
