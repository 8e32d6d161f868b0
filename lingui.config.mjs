import babel from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { languages } from './contract/src/languages'
import { registrySentences } from './contract/src/registry-sentences'
import { foldersWith } from './tooling/bootstrap/remotes.mjs'

/** The packages with texts. Each has its own catalogue, so that a remote ships only its own texts. */
const packages = foldersWith('src/locales/catalog.ts')

/** The errors of fields. The shell has no form, and its English texts are part of its first script. */
const forms = '<rootDir>/shared-core/src/forms'

/** Texts of shared-core that other packages show. */
const shared = [forms, '<rootDir>/shared-core/src/react']

/** The registry's sentences, which service, command line and console share. Only the console translates them. */
const registryCatalogue = 'contract/src/registry-sentences.ts'

/** Each sentence is its own key, so a changed sentence needs a new translation. */
const registryExtractor = {
  match: (file) => file.endsWith(registryCatalogue),
  extract: (file, _code, extracted) => {
    for (const id of Object.values(registrySentences)) extracted({ id, origin: [file, 1] })
  },
}

/** Files whose texts nobody reads. */
const notShown = ['**/*.test.*', '**/testing/**']

/** The developer panel has a catalogue of its own, because visitors load that of the shell and not the panel. */
const panel = '<rootDir>/shell/src/diagnostics'

/** Lingui. The sources contain the English texts; each package has a file of translations for every other language. */
export default {
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [
    ...packages.map((packageName) => ({
      path: `<rootDir>/${packageName}/src/locales/{locale}`,
      include: [
        `<rootDir>/${packageName}/src`,
        ...shared,
        ...(packageName === 'mfe-console' ? [`<rootDir>/${registryCatalogue}`] : []),
      ],
      exclude: [...notShown, ...(packageName === 'shell' ? [`${panel}/**`, `${forms}/**`] : [])],
    })),
    { path: `${panel}/locales/{locale}`, include: [panel], exclude: notShown },
  ],
  extractors: [registryExtractor, babel],
  // Without line numbers, a change of code does not change the catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
}
