import type { RemoteProps, RemoteReport } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import type { mountRootParcel, Parcel } from 'single-spa'
import type { Loadable } from '../loader/loadable'
import type { SectionEvents } from './events'
import type { Limits } from './limits'
import { parcelConfig } from './parcel-config'
import { withTimeLimit } from '../time-limit'

/** Mounts a parcel into the page, as single-spa does. */
export type MountParcel = typeof mountRootParcel

export interface VersionRunOptions {
  readonly loadable: Loadable
  readonly limits: Limits
  readonly props: RemoteProps
  readonly events: Pick<SectionEvents, 'loaded' | 'mounted'>
  readonly mountParcel: Promise<MountParcel>
  readonly clock: Pick<Performance, 'now'>
  /** The element to render into. */
  newSlot(): HTMLElement
}

/** One version of a section, from loading to removal. Each step runs once, however often it is called. */
export interface VersionRun {
  readonly loadable: Loadable
  /** Loads its files. Continues after the limit, and may settle later. */
  loaded(): Promise<void>
  /** Loads it and mounts it in its own slot. Continues after the limit, and may settle later. */
  mounted(): Promise<void>
  /** Called with the error of a crash after the mount. */
  onCrash(listener: (error: unknown) => void): void
  /** A hidden version continues to mount. Its reports are kept until it is shown. */
  hide(): void
  show(): void
  /**
   * Removes it from the page.
   * @throws TimeLimitExceeded, or the error of its unmount; it is removed in either case
   */
  takeDown(): Promise<void>
}

/** @returns a run of a version that has not started to load yet */
export function createVersionRun(options: VersionRunOptions): VersionRun {
  const { loadable, limits, props, events, clock, newSlot } = options
  let loading: Promise<RemoteLifecycles> | undefined
  let mounting: Promise<void> | undefined
  let parcel: Parcel<RemoteProps> | undefined
  let slot: HTMLElement | undefined
  let isMounted = false
  let unsaved = false
  let crash: { readonly error: unknown } | undefined
  let listener: ((error: unknown) => void) | undefined
  /** The reports from the time it was hidden; undefined while it is visible. */
  let kept: RemoteReport[] | undefined

  const report = (event: RemoteReport) => {
    if (event.type === 'crashed') {
      crash = { error: event.error ?? new Error('crashed') }
      listener?.(crash.error)
    } else if (event.type === 'unsaved') {
      props.report(event)
      unsaved = event.unsaved
    } else if (kept) kept.push(event)
    else props.report(event)
  }
  /** Starts a timer. The returned function reports the duration and returns its argument. */
  const timed = (reportDuration: SectionEvents['loaded']) => {
    const began = clock.now()
    return <T>(result: T): T => {
      reportDuration(loadable, clock.now() - began)
      return result
    }
  }
  const load = () => (loading ??= loadable.load().then(timed(events.loaded)))
  const mount = async (lifecycles: RemoteLifecycles, mountParcel: MountParcel) => {
    slot = newSlot()
    const done = timed(events.mounted)
    parcel = mountParcel(parcelConfig(lifecycles, limits), { ...props, report, domElement: slot })
    // `mounted` and `takeDown` handle the error. Without a handler, each of these promises would report it a second
    // time.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      promise.catch(() => {})
    await parcel.mountPromise
    isMounted = true
    if (crash) throw crash.error
    done(undefined)
  }
  return {
    loadable,
    async loaded() {
      await load()
    },
    async mounted() {
      const [lifecycles, mountParcel] = await Promise.all([load(), options.mountParcel])
      await (mounting ??= mount(lifecycles, mountParcel))
    },
    onCrash(next) {
      listener = next
    },
    hide() {
      if (slot) slot.hidden = true
      kept ??= []
    },
    show() {
      if (slot) slot.hidden = false
      const reports = kept ?? []
      kept = undefined
      reports.forEach(report)
    },
    async takeDown() {
      listener = undefined
      const ending = parcel && leave(parcel, isMounted)
      try {
        if (ending) await withTimeLimit(ending, limits.unmount, `Unmounting ${loadable.label}`)
      } finally {
        // A version whose unmount never ended cannot withdraw its report of unsaved work.
        if (unsaved) report({ type: 'unsaved', unsaved: false })
        slot?.remove()
      }
    },
  }
}

/** single-spa unmounts only mounted parcels. A parcel that is still mounting is removed when it has mounted. */
function leave(parcel: Parcel<RemoteProps>, isMounted: boolean): Promise<unknown> | undefined {
  if (isMounted) return parcel.unmount()
  parcel.mountPromise.then(() => parcel.unmount()).catch(() => {})
  return undefined
}
