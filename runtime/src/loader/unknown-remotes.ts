import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { DecisionStore } from '../registry-client/decision-store'
import type { Loadable } from './loadable'
import type { Loader } from './loader'

const done = () => Promise.resolve()
/** Shown while the owner of the address is unknown. */
const emptySection: RemoteLifecycles = { bootstrap: done, mount: done, unmount: done }

/**
 * The placeholder for the owner of an unknown address while a part of the decision is missing. It is supervised like
 * any section: it shows the skeleton while the registry is asked, and the card if the registry does not answer. "Try
 * again" asks again.
 * @param hasOwner whether the owner of the address is known by now
 */
export const unknownOwner = (decisions: DecisionStore, hasOwner: () => boolean): Loadable => ({
  label: 'registry',
  async load() {
    await decisions.complete().catch((error: unknown) => {
      if (!hasOwner()) throw error
    })
    return emptySection
  },
})

/**
 * The versions of a remote in the order in which they are tried. If the decision does not contain the remote, loading
 * asks the registry first.
 */
export function loadablesOnceKnown(
  loader: Pick<Loader, 'loadablesOf'>,
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
