import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { published } from '../integrity/published'

/** Makes Module Federation's runtime load the entry of a remote by its hash; what the entry loads asks for itself. */
export const checkedEntries: ModuleFederationRuntimePlugin = {
  name: 'checked-entries',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.integrity = published.integrityOf(url)
    return script
  },
}
