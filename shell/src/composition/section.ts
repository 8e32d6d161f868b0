import { registerApplication } from 'single-spa'
import type { RemoteProps } from '@within-reach/shared-core'
import type { Candidate } from './candidate'
import type { SectionEvents } from './events'
import { supervise, type SectionView, type Supervised } from './supervise'

export interface Section {
  readonly name: string
  readonly candidates: readonly Candidate[]
  owns(pathname: string): boolean
  /** What the section is handed, made anew for each mount. */
  props(): RemoteProps
  view(): SectionView
  readonly events: SectionEvents
}

/**
 * Registers a section as a stable single-spa application: its mount returns at once and supervises its own loading,
 * because one application that hangs would stop all the others.
 */
export function registerSection({ name, candidates, owns, props, view, events }: Section): void {
  let supervised: Supervised | undefined
  registerApplication({
    name,
    activeWhen: ({ pathname }) => owns(pathname),
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => {
        supervised = supervise({ candidates, view: view(), props: props(), events })
        return Promise.resolve()
      },
      unmount: async () => {
        await supervised?.stop()
        supervised = undefined
      },
    },
  })
}
