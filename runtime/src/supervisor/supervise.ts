import type { FaultKind } from '@within-reach/contract'
import type { RemoteProps } from '@within-reach/shared-core'
import type { Loadable } from '../loader/loadable'
import { TimeLimitExceeded, withTimeLimit } from '../time-limit'
import type { SectionEvents } from './events'
import { type Limits, standardLimits } from './limits'
import type { SectionView } from './section-state'
import { createVersionRun, type MountParcel, type VersionRun } from './version-run'

export interface SupervisorOptions {
  /** Mounts parcels, once their owner is mounted. */
  readonly mountParcel: Promise<MountParcel>
  readonly events: SectionEvents
  /** Measures milliseconds. */
  readonly clock: Pick<Performance, 'now'>
  readonly limits?: Limits
}

export interface SupervisedSection {
  /** Its versions in the order in which they are tried. */
  readonly loadables: readonly Loadable[]
  readonly view: SectionView
  readonly props: RemoteProps
}

/** Loads and mounts sections, and isolates their failures from the page. */
export interface Supervisor {
  supervise(section: SupervisedSection): Supervised
}

export interface Supervised {
  /** Resolves when the section is removed, within the unmount limit at the latest. */
  stop(): Promise<void>
}

/** A version that is loading, and its position among the loadables. */
interface Try {
  readonly run: VersionRun
  readonly at: number
}

/** A version that is still loading after its limit. */
interface Late extends Try {
  /** The step that exceeded its limit. */
  readonly phase: 'load' | 'mount'
}

/**
 * Shows the first version of a section that works within the limits, or a card with "Try again" if none does. Removes
 * a version that crashes. A late version replaces the card, never another version. Nothing of this runs inside
 * single-spa's lifecycles, because single-spa waits for one application after the other.
 */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  return { supervise: (section) => supervise(section, options) }
}

function supervise(
  { loadables, view, props }: SupervisedSection,
  { mountParcel, events, clock, limits = standardLimits }: SupervisorOptions,
): Supervised {
  let stopped = false
  let running: VersionRun | undefined
  let late: readonly Late[] = []
  let isCardShown = false

  const reportFailure = ({ loadable }: VersionRun, kind: FaultKind, error: unknown) =>
    events.failed(loadable, { kind, error })

  const attempt = async (from = 0): Promise<void> => {
    isCardShown = false
    dropLate()
    view.show({ kind: 'loading' })
    for (const [at, loadable] of loadables.entries()) {
      if (at < from) continue
      const run = createVersionRun({
        loadable,
        limits,
        props,
        events,
        mountParcel,
        clock,
        newSlot: view.newSlot,
      })
      if ((await loadAndMount({ run, at })) || stopped) return
    }
    showCard()
  }

  /** @returns whether the version is shown now */
  const loadAndMount = async ({ run, at }: Try): Promise<boolean> => {
    const { label } = run.loadable
    let phase: Late['phase'] = 'load'
    try {
      await withTimeLimit(run.loaded(), limits.load, `Loading ${label}`)
      if (stopped) return false
      phase = 'mount'
      await withTimeLimit(run.mounted(), limits.mount, `Mounting ${label}`)
    } catch (error) {
      const isLate = error instanceof TimeLimitExceeded
      if (!stopped) reportFailure(run, isLate ? 'timeout' : phase, error)
      if (isLate && !stopped) {
        run.hide()
        late = [...late, { run, at, phase }]
      } else await takeDown(run)
      return false
    }
    if (stopped) await takeDown(run)
    else activate({ run, at })
    return true
  }

  const activate = ({ run, at }: Try) => {
    running = run
    dropLate()
    const since = clock.now()
    run.onCrash((error) => {
      const early = clock.now() - since < limits.settle
      void recover(error, early ? at + 1 : loadables.length)
    })
    view.show({ kind: 'running', fellBack: at > 0 })
    run.show()
  }

  const showCard = () => {
    isCardShown = true
    view.show({ kind: 'failed', tryAgain: () => void attempt() })
    for (const one of late) void showWhenReady(one)
  }

  const showWhenReady = async (one: Late) => {
    try {
      await (one.phase === 'load' ? one.run.loaded() : one.run.mounted())
    } catch (error) {
      if (!late.includes(one)) return
      reportFailure(one.run, one.phase, error)
      return forget(one)
    }
    if (!isCardShown || !late.includes(one)) return
    isCardShown = false
    late = late.filter((other) => other !== one)
    view.show({ kind: 'loading' })
    one.run.show()
    if (!(await loadAndMount(one)) && !stopped) showCard()
  }

  const forget = (one: Late) => {
    late = late.filter((other) => other !== one)
    void takeDown(one.run)
  }
  const dropLate = () => late.forEach(forget)

  const recover = async (error: unknown, next: number) => {
    if (!running || stopped) return
    reportFailure(running, 'crash', error)
    await removeRunning()
    if (!stopped) await attempt(next)
  }

  const removeRunning = async () => {
    const old = running
    running = undefined
    if (old) await takeDown(old)
  }

  const takeDown = async (run: VersionRun) => {
    try {
      await run.takeDown()
    } catch (error) {
      reportFailure(run, 'unmount', error)
    }
  }

  void attempt()

  return {
    async stop() {
      stopped = true
      isCardShown = false
      dropLate()
      await removeRunning()
      view.remove()
    },
  }
}
