// Testing Library with a limit that only guards against waiting forever: a screen that is late on a busy machine does not
// fail its test.
const library = require('@testing-library/dom/dist/index.js')
library.configure({ asyncUtilTimeout: 30_000 })
module.exports = library
