import type { PageDecision } from '@within-reach/registry'
import { cacheDecision } from './cached-decision'
import { createDecisionStore, type DecisionStore } from './decision-store'
import { createDecisionSource, type DecisionSource } from './decision-source'
import type { ReadDecision } from './read-decision'

export interface RegistryClientOptions {
  /** The decision in the page; undefined if it has none. */
  readonly inlined: ReadDecision | undefined
  /** The public key that signs fetched decisions. */
  readonly registryKey: string | undefined
  readonly fetch: typeof globalThis.fetch
  /** Holds the copy of the last complete decision. */
  readonly storage: Storage
  /** Runs a task when the browser is idle. */
  whenIdle(task: () => void): void
}

export interface RegistryClient {
  readonly decisions: DecisionStore
  /** Asks the registry for the current decision. */
  readonly fetchDecision: DecisionSource
}

/** Holds the decision of this page, completes missing parts, and stores a copy for the next visit. */
export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { inlined, registryKey, fetch, storage, whenIdle } = options
  const newSource = () => createDecisionSource({ registryKey, fetch })
  // Loaded on demand: a page with a complete decision never needs it.
  const find = () =>
    import('./find-decision').then(({ findDecision }) => findDecision({ ask: newSource(), storage }))
  const decisions = createDecisionStore(inlined, find)
  decisions.decision$.subscribe((decision: PageDecision) => {
    if (decisions.isWhole()) whenIdle(() => cacheDecision(decision, storage))
  })
  return { decisions, fetchDecision: newSource() }
}
