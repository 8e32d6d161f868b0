import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { PublishedFiles } from './integrity'

/**
 * Makes Module Federation load the entries of remotes with their published hashes. Webpack checks only the hashes of
 * chunks.
 */
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
