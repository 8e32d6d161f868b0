import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { PublishedFiles } from './integrity'

/** Makes Module Federation load the entry of a remote by its hash. Webpack itself checks the hashes of chunks only. */
export const checkedEntries = (
  published: PublishedFiles,
  document: Document,
): ModuleFederationRuntimePlugin => ({
  name: 'checked-entries',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.integrity = published.integrityOf(url)
    return script
  },
})
