import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { Candidate } from '../composition/candidate'
import { candidatesOf } from '../composition/load-remote'
import type { KnownDecision } from './known-decision'

const done = () => Promise.resolve()
/** What stands at an address until its owner does. */
const nothing: RemoteLifecycles = { bootstrap: done, mount: done, unmount: done }

/**
 * Stands for whoever owns an address that the page does not know while something is missing. It is supervised like any section:
 * the outline of a page while the registry is asked, the card where it does not answer, and "Try again" asks anew.
 * @param hasOwner whether it is known by now who owns the address
 */
export const unknownOwner = (known: KnownDecision, hasOwner: () => boolean): Candidate => ({
  label: 'registry',
  async load() {
    await known.complete().catch((error: unknown) => {
      if (!hasOwner()) throw error
    })
    return nothing
  },
})

/** The versions of a remote in the order in which they are tried, for one that may be missing now and known when it is loaded. */
export function candidatesOnceKnown(known: KnownDecision, name: string, exposed: string): Candidate[] {
  if (known.current().remotes[name]) return candidatesOf(name, known.current(), exposed)
  const load = async () => {
    await known.complete().catch(() => undefined)
    const [first] = candidatesOf(name, known.current(), exposed)
    if (!first) throw new Error(`${name} is not known`)
    return first.load()
  }
  return [{ label: name, load }]
}
