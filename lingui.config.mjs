import babel from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { registrySentences } from './contract/src/registry-sentences'
import { foldersWith } from './tooling/bootstrap/remotes.mjs'

/** The packages that speak: each has its own catalogue, so that a remote brings its own words only. */
const packages = foldersWith('src/locales/catalog.ts')

/** Words that a package shows out of shared-core, such as what is wrong with a field. */
const shared = ['<rootDir>/shared-core/src/forms', '<rootDir>/shared-core/src/react']

/** What the registry says stands in one catalogue for service, command line and console; the console alone translates it. */
const registryCatalogue = 'contract/src/registry-sentences.ts'

/** Its sentences are their own keys: one that changes asks for a new translation. */
const registryExtractor = {
  match: (file) => file.endsWith(registryCatalogue),
  extract: (file, _code, extracted) => {
    for (const id of Object.values(registrySentences)) extracted({ id, origin: [file, 1] })
  },
}

/** Lingui: the sentences in the sources are the English catalogue, each package's `ko.po` the Korean one. */
export default {
  sourceLocale: 'en',
  locales: ['en', 'ko'],
  catalogs: packages.map((packageName) => ({
    path: `<rootDir>/${packageName}/src/locales/{locale}`,
    include: [
      `<rootDir>/${packageName}/src`,
      ...shared,
      ...(packageName === 'mfe-console' ? [`<rootDir>/${registryCatalogue}`] : []),
    ],
    exclude: ['**/*.test.*', '**/testing/**'],
  })),
  extractors: [registryExtractor, babel],
  // Without line numbers, a change of code does not change the catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
}
