import { longFile } from './long-file.mjs'
import { noDrawers } from './no-drawers.mjs'
import { reasonedSilence } from './reasoned-silence.mjs'
import { restrictedSyntax } from './restricted-syntax.mjs'

/** Our own rules, as a plugin of Oxlint. */
export default {
  meta: { name: 'house' },
  rules: {
    'long-file': longFile,
    'no-drawers': noDrawers,
    'reasoned-silence': reasonedSilence,
    'restricted-syntax': restrictedSyntax,
  },
}
