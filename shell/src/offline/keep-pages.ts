import { offlineWorkerPath, type PageDecision } from '@within-reach/registry'
import type { PublishedFiles } from '@within-reach/runtime/integrity'
import { reportUse } from './report-use'
import type { PrepareMessage } from './worker-messages'

export interface KeepPagesOptions {
  readonly decision: Pick<PageDecision, 'offline'>
  /** Verifies what the worker keeps. */
  readonly registryKey: string
  /** The scripts that this page may load. */
  readonly published: Pick<PublishedFiles, 'add'>
  /** The browser's service workers; undefined if it has none, as without a secure connection. */
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready' | 'register'> | undefined
  /** Whether the person saves data. No files are kept then, but the worker is there for notifications, and the switch is obeyed. */
  readonly savesData: boolean
}

/**
 * Registers a service worker that keeps the files of the current decision, so that every page opens without a network.
 * If the decision switches this off, the worker of an earlier visit removes itself.
 */
export async function keepPages({
  decision,
  registryKey,
  published,
  workers,
  savesData,
}: KeepPagesOptions): Promise<void> {
  if (!workers) return
  if (decision.offline === 'off') {
    if (!(await workers.getRegistration())) return
  } else {
    // Browsers cannot check the integrity of a worker's script.
    published.add(offlineWorkerPath, '')
    await workers.register(offlineWorkerPath)
    if (savesData) return
  }
  const { active } = await workers.ready
  if (!active) return
  active.postMessage({ type: 'prepare', registryKey } satisfies PrepareMessage)
  if (decision.offline !== 'off') reportUse(active)
}
