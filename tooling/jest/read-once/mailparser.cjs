module.exports = globalThis.readOnce('mailparser')
