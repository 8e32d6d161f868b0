import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyOutcome, appeal, limits } from '@within-reach/contract'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { Button, DraftNote, Field, Notice, TextArea } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import styles from './notices.module.css'

/**
 * Sends an appeal.
 * @param decision the id of the decision
 */
export type SendAppeal = (decision: number, words: string) => Promise<AnyOutcome>

export interface AppealFormProps {
  /** The id of the decision. Each has its own draft. */
  readonly id: number
  /** The words of the appeal that the service has. Other ones, of another tab, stay here. */
  readonly stored: string | undefined
  readonly sendAppeal: SendAppeal
  readonly refetch: () => Promise<unknown>
  /** Called when words that were not sent are discarded, with the pressed button. */
  readonly onDiscarded: () => void
}

const { words: wordsRule } = appeal.request.entries

/** Whether the service stores these words so. */
const isStoredAs = (stored: string, words: string): boolean => {
  const parsed = v.safeParse(wordsRule, words)
  return parsed.success && parsed.output === stored
}

/** The words of an appeal, which can be sent once. */
export function AppealForm({ id, stored, sendAppeal, refetch, onDiscarded }: AppealFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failed>()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ words: string }>({
    fields: { words: wordsRule },
    defaults: { words: '' },
    submit: async ({ words }) => {
      setFailure(undefined)
      const outcome = await sendAppeal(id, words)
      if (outcome.kind !== 'ok' && outcome.kind !== 'appealedAlready') return setFailure(outcome)
      if (outcome.kind === 'ok') draft.discard()
      await refetch()
    },
  })
  const draft = useDraft(form, `appeal:${id}`)
  const { setFocus } = form
  useEffect(() => setFocus('words'), [setFocus])
  const words = form.watch('words')
  const isSent = stored !== undefined && isStoredAs(stored, words)
  useEffect(() => {
    if (isSent) draft.discard()
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is another object at each render
  }, [isSent])
  if (isSent || (stored !== undefined && words === '')) return null
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <DraftNote
        shown={stored === undefined && draft.restored}
        discardLabel={t`Discard`}
        onDiscard={draft.startOver}
      >
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field
        label={t`Why is the decision wrong?`}
        hint={t`Another moderator reads it together with your text. You can send it once.`}
        error={errorOf('words')}
      >
        <TextArea rows={5} maxLength={limits.reportWords} {...register('words')} />
      </Field>
      {stored === undefined ? (
        <>
          <Refusal failure={failure} />
          <Button type="submit" ready={ready} busy={busy}>
            <Trans>Send the appeal</Trans>
          </Button>
        </>
      ) : (
        <>
          <Notice tone="info">
            <Trans>You have appealed already, with other words. These were not sent.</Trans>
          </Notice>
          <Button
            variant="secondary"
            onClick={() => {
              draft.startOver()
              onDiscarded()
            }}
          >
            <Trans>Discard</Trans>
          </Button>
        </>
      )}
    </form>
  )
}

/** Why the appeal was not sent. */
function Refusal({ failure }: { readonly failure: Failed | undefined }) {
  switch (failure?.kind) {
    case 'tooLate':
      return (
        <Notice tone="error">
          <Trans>The time for an appeal is over, so it was not sent.</Trans>
        </Notice>
      )
    case 'reversedAlready':
      return (
        <Notice tone="info">
          <Trans>
            The decision was reversed in the meantime. There is nothing left to appeal, so it was not sent.
          </Trans>
        </Notice>
      )
    default:
      return <FailureNotice failure={failure} />
  }
}
