import type { RemoteProps, RemoteReport } from '@within-reach/shared-core'
import type { RemoteLifecycles } from '@within-reach/shared-core/react'
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'
import type { Candidate } from './candidate'
import type { Limits } from './limits'
import { withTimeLimit } from './time-limit'

export interface VersionRunOptions {
  readonly candidate: Candidate
  readonly limits: Limits
  readonly props: RemoteProps
  /** Where it draws. */
  newPlace(): HTMLElement
}

/** One version of a section, from its loading to its end. What it is asked for twice it does once. */
export interface VersionRun {
  readonly label: string
  /** Its files are here. It goes on when a limit was reached, and may settle later. */
  loaded(): Promise<void>
  /** It stands in a place of its own. It goes on when a limit was reached, and may settle later. */
  mounted(): Promise<void>
  /** Called with what it crashes with once it was mounted. */
  onCrash(listener: (error: unknown) => void): void
  /** What is hidden goes on mounting, but nobody sees it, and what it reports is kept until it is shown. */
  hide(): void
  show(): void
  /**
   * Takes it out of the page.
   * @throws TimeLimitExceeded, or what its unmount failed with; it is out of the page all the same
   */
  takeDown(): Promise<void>
}

/** @returns a run of a version that has not begun to load yet */
export function createVersionRun({ candidate, limits, props, newPlace }: VersionRunOptions): VersionRun {
  const { label } = candidate
  let loading: Promise<RemoteLifecycles> | undefined
  let parcel: Parcel<RemoteProps> | undefined
  let place: HTMLElement | undefined
  let isMounted = false
  let crash: { readonly error: unknown } | undefined
  let listener: ((error: unknown) => void) | undefined
  /** What was reported while it was hidden; undefined while it is not. */
  let kept: RemoteReport[] | undefined

  const report = (event: RemoteReport) => {
    if (event.type === 'crashed') {
      crash = { error: event.error ?? new Error('crashed') }
      listener?.(crash.error)
    } else if (kept) kept.push(event)
    else props.report(event)
  }
  const load = () => (loading ??= candidate.load())
  const mount = (lifecycles: RemoteLifecycles) => {
    place = newPlace()
    const config = { ...pick(lifecycles), timeouts: parcelTimeouts(limits) }
    const begun = mountRootParcel(config as ParcelConfig<RemoteProps>, {
      ...props,
      report,
      domElement: place,
    })
    // Each of these is a promise of its own; what they reject with is handled where mounted and takeDown are awaited.
    for (const promise of [
      begun.loadPromise,
      begun.bootstrapPromise,
      begun.mountPromise,
      begun.unmountPromise,
    ])
      promise.catch(() => {})
    return begun
  }

  return {
    label,
    async loaded() {
      await load()
    },
    async mounted() {
      const lifecycles = await load()
      parcel ??= mount(lifecycles)
      await parcel.mountPromise
      isMounted = true
      if (crash) throw crash.error
    },
    onCrash(next) {
      listener = next
    },
    hide() {
      if (place) place.hidden = true
      kept ??= []
    },
    show() {
      if (place) place.hidden = false
      const reports = kept ?? []
      kept = undefined
      reports.forEach(report)
    },
    async takeDown() {
      listener = undefined
      const ending = parcel && leave(parcel, isMounted)
      try {
        if (ending) await withTimeLimit(ending, limits.unmount, `Unmounting ${label}`)
      } finally {
        place?.remove()
      }
    },
  }
}

/** single-spa unmounts only what is mounted: what is still on its way leaves when it has come. */
function leave(parcel: Parcel<RemoteProps>, isMounted: boolean): Promise<unknown> | undefined {
  if (isMounted) return parcel.unmount()
  parcel.mountPromise.then(() => parcel.unmount()).catch(() => {})
  return undefined
}

/** single-spa takes any own property for a lifecycle's setting, so only the lifecycles are passed. */
function pick<T extends { bootstrap: unknown; mount: unknown; unmount: unknown; update?: unknown }>(
  module: T,
) {
  const { bootstrap, mount, unmount, update } = module
  return { bootstrap, mount, unmount, update } as Pick<T, 'bootstrap' | 'mount' | 'unmount' | 'update'>
}

/** How much longer than our own limits single-spa waits, which counts time that the page was frozen as well. */
const leeway = 15

function parcelTimeouts({ mount, unmount }: Limits) {
  // A warning that would come after the limit is none: the limit itself is reported.
  const within = (millis: number) => ({
    millis: leeway * millis,
    dieOnTimeout: true,
    warningMillis: 10 * leeway * millis,
  })
  return { bootstrap: within(mount), mount: within(mount), unmount: within(unmount), unload: within(unmount) }
}
