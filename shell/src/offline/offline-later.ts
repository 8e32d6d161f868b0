import { openAnswerStore, provideAnswerStore } from '@within-reach/shared-core/react'
import type { Unsent } from '@within-reach/shared-core'
import { whenIdle } from '../when-idle'
import type { OfflineOptions, OfflineParts } from './start-offline'

/**
 * The delay after the first page is rendered, in milliseconds. Until then, the network is free for the page and its
 * prefetches.
 */
const startDelay = 3000

/** The offline support, before its code is loaded. */
export interface Offline {
  /** Call it when a page is rendered. The first call starts the preparation, after a delay. */
  prepare(): void
  sendLater(unsent: Unsent): Promise<boolean>
}

/** Loads the offline support once the first page is idle, or at once if the page is the browser's own copy. */
export function offlineLater(options: OfflineOptions): Offline {
  let starting: Promise<OfflineParts> | undefined
  const start = () => {
    starting ??= import(/* webpackChunkName: "offline" */ './start-offline').then(({ startOffline }) =>
      startOffline(options),
    )
    // The next read or unsent text tries again.
    starting.catch(() => (starting = undefined))
    return starting
  }
  provideAnswerStore(async () => (await start()).answers)
  // If this fails, the site needs the network.
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
      setTimeout(() => whenIdle(prepare), startDelay)
    },
    sendLater: (unsent) =>
      start().then(
        ({ sendLater }) => sendLater(unsent),
        () => false,
      ),
  }
}
