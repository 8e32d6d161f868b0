import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskCase, deskCase, limits, writeInCase } from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'
import { useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { Button, DraftNote, EyeIcon, Field, Notice, TextArea } from '@within-reach/shared-ui'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import styles from './writing.module.css'

/** Two boxes that cannot be mistaken for each other: a message to the asker, and a note for colleagues. */
export function Writing({ one }: { readonly one: DeskCase }) {
  return (
    <div className={styles.boxes}>
      <WriteBox one={one} kind="message" />
      <WriteBox one={one} kind="note" />
    </div>
  )
}

interface WriteBoxProps {
  readonly one: DeskCase
  readonly kind: 'message' | 'note'
}

function WriteBox({ one, kind }: WriteBoxProps) {
  const { t } = useLingui()
  const { confirm } = useDesk()
  const sending = useSending()
  const { case_idx: idx, name, state } = one
  const isNote = kind === 'note'
  const draftKey = `desk:case:${idx}:${kind}`
  const messageHint =
    state === 'closed'
      ? t`${name} gets it by mail and on the page of the inquiry, but cannot answer there, because the inquiry is closed. Only a reply to the mail reaches the team.`
      : t`${name} gets it by mail and on the page of the inquiry.`
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ text: string }>({
    fields: { text: writeInCase.request.entries.text },
    defaults: { text: '' },
    submit: async ({ text }, { reset }) => {
      const outcome = await sending.send(writeInCase, { idx, kind, text }, { form: draftKey })
      if (outcome && isStoredBefore(outcome)) void invalidate(deskCase)
      if (outcome?.kind !== 'ok') return
      draft.discard()
      reset()
      confirm(isNote ? t`The note is saved. Only staff reads it.` : t`Sent to ${name}.`)
      await invalidate(deskCase)
    },
  })
  const draft = useDraft(form, draftKey)
  return (
    <form className={styles.box} data-kind={kind} noValidate onSubmit={onSubmit}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field
        label={isNote ? t`Note for colleagues` : t`Message to ${name}`}
        hint={isNote ? t`${name} never sees it.` : messageHint}
        error={errorOf('text')}
      >
        <TextArea rows={isNote ? 3 : 5} maxLength={limits.caseText} {...register('text')} />
      </Field>
      {sending.failure && <Notice tone="error">{sending.failure}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant={isNote ? 'secondary' : 'primary'} ready={ready} busy={busy}>
          {isNote ? (
            <>
              <EyeIcon /> <Trans>Save the note</Trans>
            </>
          ) : (
            <Trans>Send to {name}</Trans>
          )}
        </Button>
      </div>
    </form>
  )
}
