// RxJS in one file: as 220 modules it takes each test file a tenth of a second. Its package names the file to browsers only.
module.exports = require('../../shared-core/node_modules/rxjs/dist/bundles/rxjs.umd.js')
