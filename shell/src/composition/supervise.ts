import type { RemoteProps } from '@within-reach/shared-core'
import type { FaultKind } from '@within-reach/contract'
import type { Candidate } from './candidate'
import type { SectionEvents } from './events'
import { type Limits, standardLimits } from './limits'
import { TimeLimitExceeded, withTimeLimit } from '@within-reach/runtime'
import { createVersionRun, type VersionRun } from './version-run'

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
  readonly events: SectionEvents
}

export interface Supervised {
  /** Resolves when nothing of the section is left, within the unmount limit at the latest. */
  stop(): Promise<void>
}

/** A version on its way, and its place among the candidates. */
interface Try {
  readonly run: VersionRun
  readonly at: number
}

/** A version that is still on its way though its limit has passed. */
interface Late extends Try {
  /** What it was waited for. */
  readonly phase: 'load' | 'mount'
}

/**
 * Brings a section up and keeps it from harming the page: loads the first version that works within the limits,
 * shows a card with "Try again" where none does, and takes a version that crashes out of the page. A version that comes
 * after its limit takes the place of the card, never that of another version.
 * single-spa waits for one application after the other, so none of this may happen inside its own lifecycles.
 */
export function supervise(options: SupervisorOptions): Supervised {
  const { candidates, view, props, events, limits = standardLimits } = options
  let stopped = false
  let running: VersionRun | undefined
  let late: readonly Late[] = []
  let cardOnShow = false

  const tell = ({ candidate }: VersionRun, kind: FaultKind, error: unknown) =>
    events.failed(candidate, { kind, error })

  const attempt = async (from = 0): Promise<void> => {
    cardOnShow = false
    dropLate()
    view.showLoading()
    for (const [at, candidate] of candidates.entries()) {
      if (at < from) continue
      const run = createVersionRun({ candidate, limits, props, events, newPlace: view.newPlace })
      if ((await bringUp({ run, at })) || stopped) return
    }
    giveUp()
  }

  /** @returns whether the version is on show now */
  const bringUp = async ({ run, at }: Try): Promise<boolean> => {
    const { label } = run.candidate
    let phase: Late['phase'] = 'load'
    try {
      await withTimeLimit(run.loaded(), limits.load, `Loading ${label}`)
      if (stopped) return false
      phase = 'mount'
      await withTimeLimit(run.mounted(), limits.mount, `Mounting ${label}`)
    } catch (error) {
      const isLate = error instanceof TimeLimitExceeded
      if (!stopped) tell(run, isLate ? 'timeout' : phase, error)
      if (isLate && !stopped) {
        run.hide()
        late = [...late, { run, at, phase }]
      } else await takeDown(run)
      return false
    }
    if (stopped) await takeDown(run)
    else putOnShow({ run, at })
    return true
  }

  const putOnShow = ({ run, at }: Try) => {
    running = run
    dropLate()
    const since = Date.now()
    run.onCrash((error) => {
      const early = Date.now() - since < limits.settle
      void recover(error, early ? at + 1 : candidates.length)
    })
    view.showRunning(at > 0)
    run.show()
  }

  const giveUp = () => {
    cardOnShow = true
    view.showFailed(() => void attempt())
    for (const one of late) void takeWhenArrived(one)
  }

  const takeWhenArrived = async (one: Late) => {
    try {
      await (one.phase === 'load' ? one.run.loaded() : one.run.mounted())
    } catch (error) {
      if (!late.includes(one)) return
      tell(one.run, one.phase, error)
      return forget(one)
    }
    if (!cardOnShow || !late.includes(one)) return
    cardOnShow = false
    late = late.filter((other) => other !== one)
    view.showLoading()
    one.run.show()
    if (!(await bringUp(one)) && !stopped) giveUp()
  }

  const forget = (one: Late) => {
    late = late.filter((other) => other !== one)
    void takeDown(one.run)
  }
  const dropLate = () => late.forEach(forget)

  const recover = async (error: unknown, next: number) => {
    if (!running || stopped) return
    tell(running, 'crash', error)
    await clear()
    if (!stopped) await attempt(next)
  }

  const clear = async () => {
    const old = running
    running = undefined
    if (old) await takeDown(old)
  }

  const takeDown = async (run: VersionRun) => {
    try {
      await run.takeDown()
    } catch (error) {
      tell(run, 'unmount', error)
    }
  }

  void attempt()

  return {
    async stop() {
      stopped = true
      cardOnShow = false
      dropLate()
      await clear()
      view.remove()
    },
  }
}
