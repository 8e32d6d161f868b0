import type { RemoteProps } from '@within-reach/shared-core'
import type { Candidate } from './candidate'
import { type Limits, standardLimits } from './limits'
import { TimeLimitExceeded, withTimeLimit } from './time-limit'
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
  /** Told of everything that went wrong, with the version that it went wrong in. */
  readonly onTrouble: (label: string, error: unknown) => void
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
  /** Settles when it has come as far as it was waited for. */
  arrived(): Promise<void>
}

/**
 * Brings a section up and keeps it from harming the page: loads the first version that works within the limits,
 * shows a card with "Try again" where none does, and takes a version that crashes out of the page. A version that comes
 * after its limit takes the place of the card, never that of another version.
 * single-spa waits for one application after the other, so none of this may happen inside its own lifecycles.
 */
export function supervise(options: SupervisorOptions): Supervised {
  const { candidates, view, props, onTrouble, limits = standardLimits } = options
  let stopped = false
  let running: VersionRun | undefined
  let late: readonly Late[] = []
  let cardOnShow = false

  const attempt = async (from = 0): Promise<void> => {
    cardOnShow = false
    dropLate()
    view.showLoading()
    for (const [at, candidate] of candidates.entries()) {
      if (at < from) continue
      const run = createVersionRun({ candidate, limits, props, newPlace: view.newPlace })
      if ((await bringUp({ run, at })) || stopped) return
    }
    giveUp()
  }

  /** @returns whether the version is on show now */
  const bringUp = async ({ run, at }: Try): Promise<boolean> => {
    let arrived = () => run.loaded()
    try {
      await withTimeLimit(run.loaded(), limits.load, `Loading ${run.label}`)
      if (stopped) return false
      arrived = () => run.mounted()
      await withTimeLimit(run.mounted(), limits.mount, `Mounting ${run.label}`)
    } catch (error) {
      if (!stopped) onTrouble(run.label, error)
      const isLate = error instanceof TimeLimitExceeded && !stopped
      if (isLate) {
        run.hide()
        late = [...late, { run, at, arrived }]
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
      await one.arrived()
    } catch (error) {
      if (!late.includes(one)) return
      onTrouble(one.run.label, error)
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
    onTrouble(running.label, error)
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
      onTrouble(run.label, error)
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
