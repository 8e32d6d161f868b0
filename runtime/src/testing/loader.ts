import { createInstance } from '@module-federation/enhanced/runtime'
import { createChangedFileCheck } from '../loader/changed-file'
import { createPublishedFiles } from '../loader/integrity'
import { createLoader } from '../loader/loader'
import { standardLimits } from '../supervisor/limits'

/** The React that the shell brings, as far as a container asks for its version. */
const react = { name: 'react of the shell' }

/** The shell's part of Module Federation, which webpack starts in a built shell. */
const createFederation = () =>
  createInstance({
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

/** A loader with tables of its own, over whatever network stands in for `fetch`. */
export function createTestLoader() {
  const published = createPublishedFiles(window.location.origin)
  const request: typeof fetch = (input, init) => fetch(input, init)
  const changedFile = createChangedFileCheck({ published, fetch: request })
  const loader = createLoader({
    federation: createFederation(),
    published,
    changedFile,
    fetch: request,
    document,
    containers: globalThis,
    patience: standardLimits.load,
  })
  return { ...loader, loader, published, changedFile }
}
