// An empty catalogue, so that the English source messages are shown.
module.exports = { messages: {} }
