import { getInstance } from '@module-federation/enhanced/runtime'
import type { PageDecision } from '@within-reach/registry'
import { createFrameLoader } from '@within-reach/runtime/frames'
import type { RemoteProps } from '@within-reach/shared-core'
import { published } from '../protect-page'
import type { Connection } from './connection'
import { fetchByPage } from './framed-fetch'
import { propsBy } from './framed-props'

/** The lifecycles of a remote, called without single-spa: a frame holds one remote for as long as it exists. */
type Mount = (
  props: RemoteProps & { readonly domElement: HTMLElement; readonly name: string },
) => Promise<unknown>

/** Loads the version of this frame, mounts it, and tells the page. */
export async function startFrame(connection: Connection): Promise<void> {
  const { start, tell } = connection
  window.fetch = fetchByPage(connection)
  const main = document.getElementById('main') as HTMLElement
  const tellHeight = () => tell({ type: 'resized', height: Math.ceil(main.getBoundingClientRect().height) })
  new ResizeObserver(tellHeight).observe(main)
  try {
    const federation = getInstance()
    if (!federation) throw new Error('Module Federation has not started')
    const { decision, name } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as {
      readonly decision: PageDecision
      readonly name: string
    }
    const props = propsBy(connection)
    const loader = createFrameLoader({
      federation,
      published,
      window,
      language: start.language,
      loadShared: () => void import('@within-reach/shared-core/forms').catch(() => undefined),
    })
    const { pathname } = new URL(start.address.path, window.location.origin)
    const [version] = loader.loadablesOf(name, decision, './pages', () => pathname)
    if (!version) throw new Error(`This frame has no version of ${name}`)
    const { mount } = await version.load()
    await (mount as unknown as Mount)({ ...props, name, domElement: main })
    tell({ type: 'mounted' })
  } catch (error) {
    tell({ type: 'failed', message: String(error) })
  }
}
