import { useLingui } from '@lingui/react/macro'
import { type RegistryStatus, undoChange } from '@within-reach/contract'
import type { send as Send } from '@within-reach/shared-core'
import { useCallback, useRef, useState } from 'react'
import { useFailureText } from '../change/use-failure-text'
import { type Difference, useDifferences } from '../texts/use-differences'

/** A change that this person made. */
export interface Made {
  readonly revision: number
  readonly remote: string
}

/** The last change, and whether it can be undone. */
export type Done =
  | { readonly text: string; readonly made?: Made }
  | {
      readonly refusal: string
      /** The changes of another person to the same remote in the meantime. */
      readonly differences: readonly Difference[]
    }
  | undefined

export interface Undo {
  readonly done: Done
  changed(text: string, made: Made): void
  undo(made: Made): Promise<void>
  forget(): void
}

/** The maximum number of tries, needed if other people change other remotes at the same time. */
const maxTries = 3

/**
 * Remembers the last change, so that one press undoes it. If another person has changed the same remote since, nothing
 * happens and both sides are shown. If they changed other remotes, the change is undone.
 * @param shown the state on display
 * @param reload shows the current state
 * @param send makes the call, and asks for the second factor first if the call needs it
 */
export function useUndo(
  shown: RegistryStatus | undefined,
  reload: () => Promise<RegistryStatus | undefined>,
  send: typeof Send,
): Undo {
  const { t } = useLingui()
  const failureText = useFailureText()
  const differencesOf = useDifferences()
  const [done, setDone] = useState<Done>()
  const afterChange = useRef<Promise<RegistryStatus | undefined>>(undefined)
  const changed = useCallback(
    (text: string, made: Made) => {
      setDone({ text, made })
      afterChange.current = reload()
    },
    [reload],
  )

  const pressed = useRef<number>(undefined)
  const undo = async ({ revision: undone, remote }: Made) => {
    // A second press would meet the undo of the first, and report it as the change of another person.
    if (pressed.current === undone) return
    pressed.current = undone
    const seen = shown && shown.revision >= undone ? shown : await afterChange.current
    const since = (now: RegistryStatus) =>
      differencesOf(liveIn(seen, remote), liveIn(now, remote), Date.now())
    const ask = (revision: number) =>
      send(undoChange, { undo: undone, revision, why: t`Undone right after it was made` })

    let outcome = await ask(seen?.revision ?? undone)
    let now = await reload()
    for (let tries = 1; tries < maxTries && outcome.kind === 'stale'; tries++) {
      if (!now || since(now).length > 0) break
      outcome = await ask(now.revision)
      now = await reload()
    }
    if (outcome.kind === 'ok') return setDone({ text: t`Undone.` })
    setDone({ refusal: failureText(outcome), differences: now ? since(now) : [] })
  }
  return { done, changed, undo, forget: useCallback(() => setDone(undefined), []) }
}

const liveIn = (status: RegistryStatus | undefined, remote: string) =>
  status?.remotes.find(({ name }) => name === remote)?.live
