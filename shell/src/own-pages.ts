import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { pages } from './pages'
import type { ShellServices } from './services/shell-services'

// Named, so that the service can preload it.
const importPages = () => import(/* webpackChunkName: "pages" */ './create-pages')

/**
 * The shell's own pages. They are created once, so that they know the screens that were loaded before. After a failure, the
 * next load tries again.
 */
export function createOwnPages(services: ShellServices, importer = importPages) {
  let created: Promise<RemoteLifecycles> | undefined
  const load = () => {
    created ??= importer().then(({ createPages }) => createPages(services))
    created.catch(() => (created = undefined))
    return created
  }
  return { name: 'shell', routes: pages, load }
}
