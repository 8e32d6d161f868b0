// RxJS in one file: its 220 modules take each test file a tenth of a second. Its package exports this file to browsers
// only.
module.exports = require('../../shared-core/node_modules/rxjs/dist/bundles/rxjs.umd.js')
