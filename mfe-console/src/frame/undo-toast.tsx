import { Trans, useLingui } from '@lingui/react/macro'
import { type RegistryStatus, undoChange } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { Dialog, Toast } from '@within-reach/shared-ui'
import { useCallback, useState } from 'react'
import { useFailureWords } from '../change/use-failure-words'

/** What was done last, and whether it can be taken back. */
export type Done =
  { readonly text: string; readonly revision?: number } | { readonly refusal: string } | undefined

export interface Undo {
  readonly done: Done
  changed(text: string, revision: number): void
  undo(revision: number): Promise<void>
  forget(): void
}

/**
 * Remembers the last change, so that one press takes it back.
 * @param reload shows what is live
 */
export function useUndo(reload: () => Promise<RegistryStatus | undefined>): Undo {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const [done, setDone] = useState<Done>()
  const changed = useCallback(
    (text: string, revision: number) => {
      setDone({ text, revision })
      void reload()
    },
    [reload],
  )
  const undo = async (revision: number) => {
    const fields = { undo: revision, revision, why: t`Taken back right after it was made` }
    const outcome = await send(undoChange, fields)
    setDone(outcome.kind === 'ok' ? { text: t`Taken back.` } : { refusal: failureWords(outcome) })
    await reload()
  }
  return { done, changed, undo, forget: useCallback(() => setDone(undefined), []) }
}

export interface UndoToastProps {
  readonly done: Done
  readonly onUndo: (revision: number) => Promise<void>
  readonly onGone: () => void
}

/** Says what was done and offers to take it back; stays until one or the other was chosen. */
export function UndoToast({ done, onUndo, onGone }: UndoToastProps) {
  const { t } = useLingui()
  const said = done && 'text' in done ? done : undefined
  const refusal = done && 'refusal' in done ? done.refusal : undefined
  const revision = said?.revision
  return (
    <>
      <Toast
        message={said?.text ?? ''}
        actions={
          revision === undefined
            ? undefined
            : [
                { label: t`Undo`, onClick: () => void onUndo(revision) },
                { label: t`Dismiss`, onClick: onGone },
              ]
        }
        onGone={onGone}
      />
      <Dialog
        open={refusal !== undefined}
        message={
          <>
            <p>
              <Trans>It was not taken back.</Trans>
            </p>
            <p>{refusal}</p>
          </>
        }
        closeLabel={t`Close`}
        onClose={onGone}
      />
    </>
  )
}
