import type { RemoteProps } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { mountRootParcel } from 'single-spa'
import type { Loadable } from '../loader/loadable'
import type { Limits } from '../supervisor/limits'
import type { SectionView } from '../supervisor/section-state'
import { createSupervisor } from '../supervisor/supervise'

const limits: Limits = { load: 64, mount: 64, unmount: 64, settle: 64 }

/** A remote that writes its name into the page. A test may override its parts. */
export const remote = (text: string, change: Partial<RemoteLifecycles> = {}): RemoteLifecycles => ({
  bootstrap: () => Promise.resolve(),
  mount: (props) => {
    const { domElement } = props as unknown as { domElement: HTMLElement }
    domElement.textContent = text
    return Promise.resolve()
  },
  unmount: () => Promise.resolve(),
  ...change,
})
export const loadable = (label: string, load: Loadable['load']): Loadable => ({ label, load })
export const working = (text: string) => loadable(text, () => Promise.resolve(remote(text)))
export const never = () => new Promise<never>(() => {})
export const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
export const later =
  (lifecycles: RemoteLifecycles, milliseconds: number): Loadable['load'] =>
  () =>
    wait(milliseconds).then(() => lifecycles)
/** A remote that reports its page long before its mount ends, after 150 ms. */
export const slowlyMounted = (text: string) =>
  remote(text, {
    mount: async (props) => {
      const { domElement } = props as unknown as { domElement: HTMLElement }
      await wait(75)
      domElement.textContent = text
      props.report({ type: 'arrived' })
      await wait(75)
    },
  })

/** Follows what a visitor sees, and lets a test wait for it. */
function watchedView() {
  const element = document.createElement('div')
  const seen: string[] = []
  let wake = () => {}
  let tryAgain = () => {}
  const show = (what: string) => {
    seen.push(what)
    wake()
  }
  const view: SectionView = {
    newSlot: () => element.appendChild(document.createElement('div')),
    show(state) {
      if (state.kind === 'failed') tryAgain = state.tryAgain
      show(state.kind === 'running' && state.fellBack ? 'last good' : state.kind)
    },
    remove: () => show('removed'),
  }
  const until = async (what: string, times = 1) => {
    while (seen.filter((one) => one === what).length < times)
      await new Promise<void>((resolve) => (wake = resolve))
  }
  return { element, seen, view, until, tryAgain: () => tryAgain() }
}

export const watch = (loadables: Loadable[], props: Partial<RemoteProps> = {}) => {
  const page = watchedView()
  const trouble: string[] = []
  const kinds: string[] = []
  const timed: string[] = []
  const { supervise } = createSupervisor({
    mountParcel: Promise.resolve(mountRootParcel),
    clock: performance,
    limits,
    events: {
      loaded: ({ label }, took) => timed.push(`${label} loaded in ${took}`),
      mounted: ({ label }, took) => timed.push(`${label} mounted in ${took}`),
      failed({ label }, { kind, error }) {
        trouble.push(`${label}: ${(error as Error).message}`)
        kinds.push(kind)
      },
    },
  })
  const supervised = supervise({
    loadables,
    view: page.view,
    props: { report: () => {}, ...props } as RemoteProps,
  })
  return { ...page, trouble, kinds, timed, supervised }
}
