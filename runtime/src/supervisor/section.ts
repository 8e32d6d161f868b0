import type { RemoteProps } from '@within-reach/shared-core'
import { registerApplication } from 'single-spa'
import type { Loadable } from '../loader/loadable'
import type { SectionView } from './section-state'
import type { Supervised, Supervisor } from './supervise'

export interface Section {
  readonly name: string
  readonly loadables: readonly Loadable[]
  owns(pathname: string): boolean
  /** What the section is handed, made for each mount. */
  props(): RemoteProps
  view(): SectionView
}

/**
 * Registers a section as a stable single-spa application: its mount returns at once and supervises its own loading,
 * because one application that hangs would stop all the others.
 */
export function registerSection(
  { name, loadables, owns, props, view }: Section,
  { supervise }: Supervisor,
): void {
  let supervised: Supervised | undefined
  registerApplication({
    name,
    activeWhen: ({ pathname }) => owns(pathname),
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => {
        supervised = supervise({ loadables, view: view(), props: props() })
        return Promise.resolve()
      },
      unmount: async () => {
        await supervised?.stop()
        supervised = undefined
      },
    },
  })
}
