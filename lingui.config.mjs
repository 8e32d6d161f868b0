import { formatter } from '@lingui/format-po'
import { foldersWith } from './tooling/bootstrap/remotes.mjs'

/** The rooms that speak: each has its own catalogue, so that a remote brings its own words only. */
const rooms = foldersWith('src/locales/catalog.ts')

/** Words that a room shows out of shared-core, such as what is wrong with a field. */
const shared = ['<rootDir>/shared-core/src/forms', '<rootDir>/shared-core/src/react']

/** Lingui: the sentences in the sources are the English catalogue, each room's `ko.po` the Korean one. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: rooms.map((room) => ({
    path: `<rootDir>/${room}/src/locales/{locale}`,
    include: [`<rootDir>/${room}/src`, ...shared],
    exclude: ['**/*.test.*', '**/testing/**'],
  })),
  // Without line numbers, a change of code does not change the catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
}
