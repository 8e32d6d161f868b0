import type { RemoteProps } from '@within-reach/shared-core'
import { registerApplication } from 'single-spa'
import type { Loadable } from '../loader/loadable'
import type { SectionView } from './section-state'
import type { Supervised, Supervisor } from './supervise'

export interface Section {
  readonly name: string
  readonly loadables: readonly Loadable[]
  owns(pathname: string): boolean
  /** Creates the section's props for each mount. */
  props(): RemoteProps
  view(): SectionView
}

/**
 * Registers a section as a stable single-spa application. Its mount returns at once and supervises its own loading,
 * because one hanging application would stop all others.
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
