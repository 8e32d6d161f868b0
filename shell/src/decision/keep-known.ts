import { keepCopy } from './kept-copy'
import { keepDecision, knowDecision, type KnownDecision } from './known-decision'
import type { ReadDecision } from './read-decision'

/**
 * Knows what came with the page, finds what did not, and keeps a copy of what is whole for the next time.
 * @param inlined undefined where nothing of it could be read
 * @param registryKey what answers of the registry must be signed with
 */
export function keepKnown(inlined: ReadDecision | undefined, registryKey: string | undefined): KnownDecision {
  // Pages that came whole never load what finds the rest.
  const find = () => import('./find-decision').then(({ findDecision }) => findDecision(registryKey))
  const known = knowDecision(inlined, find)
  keepDecision(known)
  known.decision$.subscribe((decision) => {
    if (known.isWhole()) whenIdle(() => keepCopy(decision))
  })
  return known
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run)
}
