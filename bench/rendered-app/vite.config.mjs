import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions } from 'vite'
import { compileLingui } from './compile-lingui.mjs'

/** The checkout whose components are used. */
const checkout = process.env.CHECKOUT ?? ''
const source = (file) => path.join(checkout, file)

/** The workspace's packages, by their names. */
const packages = {
  '@within-reach/contract': 'contract/src/index.ts',
  '@within-reach/registry': 'registry/src/index.ts',
  '@within-reach/runtime': 'runtime/src/index.ts',
  '@within-reach/shared-core': 'shared-core/src/index.ts',
  '@within-reach/shared-core/forms': 'shared-core/src/forms/index.ts',
  '@within-reach/shared-core/pages': 'shared-core/src/pages/define-page.ts',
  '@within-reach/shared-core/react': 'shared-core/src/react/index.ts',
  '@within-reach/shared-ui': 'shared-ui/src/index.ts',
  '@within-reach/shared-ui/base.css': 'shared-ui/src/tokens/base.css',
  '@within-reach/shared-ui/tokens.css': 'shared-ui/src/tokens/tokens.css',
}

/** Replaces the sanitiser on the server, because it needs a document. */
const storedMarkup = {
  name: 'stored-markup',
  enforce: 'pre',
  resolveId: (name, _, { ssr }) =>
    ssr && name === '../clean-html' ? path.resolve('app/stored-html.ts') : undefined,
}

export default {
  plugins: [compileLingui(checkout), storedMarkup, reactRouter()],
  resolve: {
    alias: [
      { find: /^~(?=\/)/, replacement: checkout.replace(/\/$/, '') },
      // Used by links in header and footer.
      { find: /^\.\.\/navigation\/navigate$/, replacement: path.resolve('app/navigation.ts') },
      // The components import the router by this name.
      { find: /^react-router-dom$/, replacement: 'react-router' },
      ...Object.entries(packages).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: source(file),
      })),
    ],
    // By default, RxJS resolves to its build for very old browsers.
    conditions: ['es2015', ...defaultClientConditions],
    // The components are outside of this folder and would find other copies.
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // One bundle, so that there is one copy of each package on the server too.
  ssr: { noExternal: true },
  build: { target: 'es2022' },
}
