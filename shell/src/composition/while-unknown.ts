import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Candidate } from './candidate'
import { candidatesOf } from './load-remote'
import type { DecisionStore } from '@within-reach/runtime'

const done = () => Promise.resolve()
/** What stands at an address until its owner does. */
const nothing: RemoteLifecycles = { bootstrap: done, mount: done, unmount: done }

/**
 * Stands for whoever owns an address that the page does not know while something is missing. It is supervised like any section:
 * the outline of a page while the registry is asked, the card where it does not answer, and "Try again" asks anew.
 * @param hasOwner whether it is known by now who owns the address
 */
export const unknownOwner = (decisions: DecisionStore, hasOwner: () => boolean): Candidate => ({
  label: 'registry',
  async load() {
    await decisions.complete().catch((error: unknown) => {
      if (!hasOwner()) throw error
    })
    return nothing
  },
})

/** The versions of a remote in the order in which they are tried, for one that may be missing now and known when it is loaded. */
export function candidatesOnceKnown(decisions: DecisionStore, name: string, exposed: string): Candidate[] {
  if (decisions.current().remotes[name]) return candidatesOf(name, decisions.current(), exposed)
  const load = async () => {
    await decisions.complete().catch(() => undefined)
    const [first] = candidatesOf(name, decisions.current(), exposed)
    if (!first) throw new Error(`${name} is not known`)
    return first.load()
  }
  return [{ label: name, load }]
}
