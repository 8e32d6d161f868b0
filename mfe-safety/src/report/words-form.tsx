import { Trans, useLingui } from '@lingui/react/macro'
import { limits, myReports, report, type ReportReason } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, DraftNote, Field, Notice, TextArea } from '@within-reach/shared-ui'
import { useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import type { About } from '../names/read-about'
import styles from './report.module.css'

export interface WordsFormProps {
  readonly about: About
  readonly reason: ReportReason
  /** The words of the report until now. */
  readonly words: string
  /** Called with the words that were sent. */
  readonly onWords: (words: string) => void
}

/** Adds the reporter's own words to a report. */
export function WordsForm({ about, reason, words, onWords }: WordsFormProps) {
  const { t } = useLingui()
  const { kind, id, target } = about
  const [failure, setFailure] = useState<Failed>()
  const [isSent, setIsSent] = useState(false)
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ words: string }>({
    fields: { words: report.request.entries.words },
    defaults: { words },
    submit: async (values, { reset }) => {
      setIsSent(false)
      setFailure(undefined)
      const outcome = await send(report, { ...about, reason, words: values.words })
      if (outcome.kind !== 'ok') return setFailure(outcome)
      draft.discard()
      reset(values)
      onWords(values.words)
      setIsSent(true)
      void invalidate(myReports)
    },
  })
  const draft = useDraft(form, `report:${kind}:${id}:${target}`)
  return (
    <form className={styles.words} noValidate onSubmit={onSubmit}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field
        label={t`In your own words`}
        optionalMark={t`(optional)`}
        hint={t`What should the moderators know?`}
        error={errorOf('words')}
      >
        <TextArea rows={4} maxLength={limits.reportWords} {...register('words')} />
      </Field>
      <FailureNotice failure={failure} />
      {isSent && (
        <Notice tone="success">
          <Trans>Your words were added to the report.</Trans>
        </Notice>
      )}
      <Button type="submit" ready={ready && form.formState.isDirty} busy={busy}>
        <Trans>Add to the report</Trans>
      </Button>
    </form>
  )
}
