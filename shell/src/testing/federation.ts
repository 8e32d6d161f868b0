import { init } from '@module-federation/enhanced/runtime'

/** The React that the shell brings, as far as a container asks for its version. */
const react = { name: 'react of the shell' }

/** The shell's part of Module Federation, which webpack starts in a built shell. Imported before what loads remotes. */
init({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: {
      version: '19.3.1',
      lib: () => react,
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^19.3.1' },
    },
  },
})
