import { openAnswerStore, provideAnswerStore } from '@within-reach/shared-core/react'
import type { Unsent } from '@within-reach/shared-core'
import { whenIdle } from '../when-idle'
import type { OfflineOptions, OfflineParts } from './start-offline'

/** How long the first page has the network for itself, in milliseconds after it is rendered: longer than the prefetches. */
const quiet = 3000

/** The use without a network, before its code is loaded. */
export interface Offline {
  /** Is called when a page is rendered. The first call starts the preparation, some time later. */
  prepare(): void
  sendLater(unsent: Unsent): Promise<boolean>
}

/** Prepares the use without a network once the first page is idle, or at once in the browser's own copy of a page. */
export function offlineLater(options: OfflineOptions): Offline {
  let starting: Promise<OfflineParts> | undefined
  const start = () => {
    starting ??= import(/* webpackChunkName: "offline" */ './start-offline').then(({ startOffline }) =>
      startOffline(options),
    )
    // A later read or text tries again.
    starting.catch(() => (starting = undefined))
    return starting
  }
  provideAnswerStore(async () => (await start()).answers)
  // Without it, the site needs the network.
  const prepare = () =>
    void openAnswerStore()
      .then(() => start())
      .then(({ keepPages }) => keepPages())
      .catch(() => undefined)
  let prepared = options.isCopy
  if (prepared) prepare()
  return {
    prepare() {
      if (prepared) return
      prepared = true
      setTimeout(() => whenIdle(prepare), quiet)
    },
    sendLater: (unsent) =>
      start().then(
        ({ sendLater }) => sendLater(unsent),
        () => false,
      ),
  }
}
