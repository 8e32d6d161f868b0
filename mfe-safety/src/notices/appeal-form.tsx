import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyOutcome, appeal, limits } from '@within-reach/contract'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { Button, DraftNote, Field, Notice, TextArea } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
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
  readonly sendAppeal: SendAppeal
  readonly refetch: () => Promise<unknown>
}

/** The words of an appeal, which can be sent once. */
export function AppealForm({ id, sendAppeal, refetch }: AppealFormProps) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failed>()
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ words: string }>({
    fields: { words: appeal.request.entries.words },
    defaults: { words: '' },
    submit: async ({ words }) => {
      setFailure(undefined)
      const outcome = await sendAppeal(id, words)
      if (outcome.kind !== 'ok' && outcome.kind !== 'appealedAlready') return setFailure(outcome)
      draft.discard()
      await refetch()
    },
  })
  const draft = useDraft(form, `appeal:${id}`)
  const { setFocus } = form
  useEffect(() => setFocus('words'), [setFocus])
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field
        label={t`Why is the decision wrong?`}
        hint={t`Another moderator reads it together with your text. You can send it once.`}
        error={errorOf('words')}
      >
        <TextArea rows={5} maxLength={limits.reportWords} {...register('words')} />
      </Field>
      <Refusal failure={failure} />
      <Button type="submit" ready={ready} busy={busy}>
        <Trans>Send the appeal</Trans>
      </Button>
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
