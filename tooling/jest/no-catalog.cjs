// An empty catalogue: the sentences of the sources are shown, which are English.
module.exports = { messages: {} }
