import type { PageDecision } from '@within-reach/registry'
import { cacheDecision, type CopyStorage } from './cached-decision'
import { createDecisionStore, type DecisionStore } from './decision-store'
import { createDecisionSource } from './decision-source'
import { createFreshness } from './freshness'
import type { ReadDecision } from './read-decision'

export interface RegistryClientOptions {
  /** The decision in the page; undefined if it has none. */
  readonly inlined: ReadDecision | undefined
  /** The public key that signs fetched decisions. */
  readonly registryKey: string | undefined
  readonly fetch: typeof globalThis.fetch
  /** Holds the copy of the last complete decision. */
  readonly storage: CopyStorage
  /** Runs a task when the browser is idle. */
  whenIdle(task: () => void): void
}

export interface RegistryClient {
  readonly decisions: DecisionStore
  /**
   * Asks the registry for the current decision.
   * @returns undefined if it has not changed since the last answer, or cannot be fetched or verified
   * @throws if the answer is not signed by this site, has expired, or takes back a newer one
   */
  readonly fetchDecision: () => Promise<PageDecision | undefined>
}

/** Holds the decision of this page, completes missing parts, and stores a copy for the next visit. */
export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { inlined, registryKey, fetch, storage, whenIdle } = options
  const freshness = createFreshness()
  // The page is as trusted as its scripts, so what it contains is the first that counts.
  if (inlined) freshness.see(inlined.decision)
  const newSource = () => createDecisionSource({ registryKey, fetch, freshness })
  // Loaded on demand: a page with a complete decision never needs it.
  const find = () =>
    import('./find-decision').then(({ findDecision }) =>
      findDecision({ ask: newSource(), storage, registryKey, freshness }),
    )
  if (inlined?.isWhole && inlined.signature !== undefined) {
    const { decision, signature } = inlined
    whenIdle(() => cacheDecision({ decision, signature }, storage))
  }
  const source = newSource()
  return {
    decisions: createDecisionStore(inlined, find),
    fetchDecision: async () => (await source())?.decision,
  }
}
