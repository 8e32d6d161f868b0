import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { DecisionStore } from '../registry-client/decision-store'
import type { Loadable } from './loadable'
import type { Loader } from './loader'

const done = () => Promise.resolve()
/** What stands at an address until its owner does. */
const nothing: RemoteLifecycles = { bootstrap: done, mount: done, unmount: done }

/**
 * Stands for the owner of an address that the page does not know while a part of the decision is missing. It is supervised like any
 * section: the outline of a page while the registry is asked, the card where it does not answer, and "Try again" asks again.
 * @param hasOwner whether the owner of the address is known by now
 */
export const unknownOwner = (decisions: DecisionStore, hasOwner: () => boolean): Loadable => ({
  label: 'registry',
  async load() {
    await decisions.complete().catch((error: unknown) => {
      if (!hasOwner()) throw error
    })
    return nothing
  },
})

/** The versions of a remote in the order in which they are tried, for one that may still be missing in the decision. */
export function loadablesOnceKnown(
  loader: Loader,
  decisions: DecisionStore,
  name: string,
  exposed: string,
): Loadable[] {
  const loadables = () => loader.loadablesOf(name, decisions.current(), exposed)
  if (decisions.current().remotes[name]) return loadables()
  const load = async () => {
    await decisions.complete().catch(() => undefined)
    const [first] = loadables()
    if (!first) throw new Error(`${name} is not known`)
    return first.load()
  }
  return [{ label: name, load }]
}
