import type { RemoteProps, RemoteReport } from '@within-reach/shared-core'
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa'
import type { Candidate } from './candidate'
import { withTimeLimit } from './time-limit'

/** Limits in milliseconds. */
export interface Limits {
  readonly load: number
  readonly mount: number
  readonly unmount: number
  /** A crash this soon after the mount counts as a failed first mount. */
  readonly settle: number
}

export const standardLimits: Limits = { load: 4000, mount: 4000, unmount: 2000, settle: 4000 }

/** What a visitor sees of a section besides the section itself. */
export interface SectionView {
  /** Where a version may draw; a new one for each try, so that a broken one leaves nothing behind. */
  newPlace(): HTMLElement
  showLoading(): void
  /** @param fellBack whether the version on show is not the current one */
  showRunning(fellBack: boolean): void
  showFailed(tryAgain: () => void): void
  remove(): void
}

export interface SupervisorOptions {
  readonly candidates: readonly Candidate[]
  readonly view: SectionView
  readonly props: RemoteProps
  readonly limits?: Limits
  /** Told of everything that went wrong, with the version that it went wrong in. */
  readonly onTrouble: (label: string, error: unknown) => void
}

export interface Supervised {
  /** Resolves when nothing of the section is left, within the unmount limit at the latest. */
  stop(): Promise<void>
}

/** A version on show. */
interface Running {
  readonly label: string
  readonly parcel: Parcel<RemoteProps>
  readonly place: HTMLElement
}

/**
 * Brings a section up and keeps it from harming the page: loads the first version that works within the limits,
 * shows a card with "Try again" where none does, and takes a version that crashes out of the page.
 * single-spa waits for one application after the other, so none of this may happen inside its own lifecycles.
 */
export function supervise(options: SupervisorOptions): Supervised {
  const { candidates, view, props, onTrouble, limits = standardLimits } = options
  let stopped = false
  let running: Running | undefined

  const takeDown = async ({ label, parcel, place }: Running) => {
    try {
      await withTimeLimit(parcel.unmount(), limits.unmount, `Unmounting ${label}`)
    } catch (error) {
      onTrouble(label, error)
    }
    place.remove()
  }

  const start = async ({ label, load }: Candidate, onCrash: (error: unknown) => void): Promise<Running> => {
    const lifecycles = await withTimeLimit(load(), limits.load, `Loading ${label}`)
    const place = view.newPlace()
    const report = (event: RemoteReport) => {
      if (event.type === 'crashed') onCrash(event.error)
      else props.report(event)
    }
    const config = { ...pick(lifecycles), timeouts: parcelTimeouts(limits) }
    const parcel = mountRootParcel(config as ParcelConfig<RemoteProps>, {
      ...props,
      report,
      domElement: place,
    })
    // Each of these is a promise of its own; what they reject with is handled below and in takeDown.
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
      promise.catch(() => {})
    try {
      await withTimeLimit(parcel.mountPromise, limits.mount, `Mounting ${label}`)
    } catch (error) {
      place.remove()
      throw error
    }
    return { label, parcel, place }
  }

  const attempt = async (from = 0): Promise<void> => {
    view.showLoading()
    for (const [at, candidate] of candidates.entries()) {
      if (at < from) continue
      const crash = crashWatch()
      try {
        const started = await start(candidate, crash.happened)
        if (stopped) return await takeDown(started)
        running = started
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- what the remote threw, as it threw it
        if (crash.error !== undefined) throw crash.error
        const mountedAt = Date.now()
        crash.then = (error) => {
          const early = Date.now() - mountedAt < limits.settle
          void recover(error, early ? at + 1 : candidates.length)
        }
        return view.showRunning(at > 0)
      } catch (error) {
        onTrouble(candidate.label, error)
        await clear()
        if (stopped) return
      }
    }
    view.showFailed(() => void attempt())
  }

  const clear = async () => {
    const old = running
    running = undefined
    if (old) await takeDown(old)
  }

  const recover = async (error: unknown, next: number) => {
    if (!running || stopped) return
    onTrouble(running.label, error)
    await clear()
    if (!stopped) await attempt(next)
  }

  void attempt()

  return {
    async stop() {
      stopped = true
      await clear()
      view.remove()
    },
  }
}

/** Remembers a crash that came before anybody listens. */
function crashWatch() {
  const watch = {
    error: undefined as unknown,
    then: undefined as ((error: unknown) => void) | undefined,
    happened(error: unknown) {
      if (watch.then) watch.then(error)
      else watch.error = error ?? new Error('crashed')
    },
  }
  return watch
}

/** single-spa takes any own property for a lifecycle's setting, so only the lifecycles are passed. */
function pick<T extends { bootstrap: unknown; mount: unknown; unmount: unknown; update?: unknown }>(
  module: T,
) {
  const { bootstrap, mount, unmount, update } = module
  return { bootstrap, mount, unmount, update } as Pick<T, 'bootstrap' | 'mount' | 'unmount' | 'update'>
}

function parcelTimeouts({ mount, unmount }: Limits) {
  // A warning that would come after the limit is none: the limit itself is reported.
  const within = (millis: number) => ({ millis, dieOnTimeout: true, warningMillis: 2 * millis })
  return { bootstrap: within(mount), mount: within(mount), unmount: within(unmount), unload: within(unmount) }
}
