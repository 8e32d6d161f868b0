import { formatter } from '@lingui/format-po'
import { languages } from '@within-reach/contract'

/** The languages of the catalogues, and their format. Without line numbers, a change of code does not change them. */
const common = {
  sourceLocale: 'en',
  locales: [...languages],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
}

/**
 * The Lingui configuration of a remote in a repository of its own. The remote's catalogues also contain the texts of
 * shared-core, such as the error of a field, because a page has one catalogue.
 */
export default {
  ...common,
  // A new list for each reader: Lingui replaces <rootDir> in the list that it gets, and `kit dev` builds several remotes.
  get catalogs() {
    return [
      {
        path: '<rootDir>/src/locales/{locale}',
        include: [
          '<rootDir>/src',
          ...['forms', 'react'].map(
            (folder) => `<rootDir>/node_modules/@within-reach/shared-core/dist/${folder}`,
          ),
        ],
        exclude: ['**/*.test.*', '**/testing/**', '**/*.d.ts'],
      },
    ]
  },
}
