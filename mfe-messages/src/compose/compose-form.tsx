import { Trans, useLingui } from '@lingui/react/macro'
import { limits, postMsg } from '@within-reach/contract'
import type { Recipient } from '@within-reach/shared-core'
import { useContractForm, useDraft, useWarning } from '@within-reach/shared-core/forms'
import { Button, DraftNote, Field, Input, TextArea } from '@within-reach/shared-ui'
import { WarningDialog } from '../caution/warning-dialog'
import { sendByKey } from '../send-by-key'
import styles from './compose.module.css'
import { DeliveryDialog } from './delivery-dialog'
import { SendHint } from './send-hint'
import { useCompose } from './use-compose'

export interface ComposeFormProps {
  /** The recipient, if known. The nick is shown instead of the handle. */
  readonly recipient?: Recipient
  /** Called after a message is sent and its dialog is closed. */
  readonly onDone: () => void
}

/**
 * A form for a new message: To and Message. Send is active only if the text is not empty (specification, section 5).
 * The text is stored in this browser, per recipient, until it is sent.
 */
export function ComposeForm({ recipient, onDone }: ComposeFormProps) {
  const { t } = useLingui()
  const { delivery, outcome, deliver, dismiss } = useCompose()
  const warning = useWarning('message')
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ to: string; msg: string }>({
    fields: postMsg.request.entries,
    defaults: { to: recipient?.to ?? '', msg: '' },
    submit: async ({ to, msg }, { reset }) => {
      if (
        !(await warning.mayBeSent(msg)) ||
        !(await deliver(recipient?.to ?? to, msg, recipient?.nick ?? to))
      )
        return
      draft.discard()
      reset()
    },
  })
  const draft = useDraft(form, recipient ? `message:${recipient.to}` : 'message')
  const close = () => {
    dismiss()
    if (delivery === 'sent' || delivery === 'waiting') onDone()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its fields
    <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={sendByKey}>
      <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
        <Trans>We kept your draft.</Trans>
      </DraftNote>
      <Field
        label={t`To`}
        error={errorOf('to')}
        hint={recipient ? undefined : t`The e-mail address of a member.`}
      >
        {recipient ? (
          <Input readOnly value={recipient.nick} />
        ) : (
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={limits.email}
            {...register('to')}
          />
        )}
      </Field>
      <Field label={t`Message`} error={errorOf('msg')}>
        <TextArea rows={8} maxLength={limits.message} {...register('msg')} />
      </Field>
      <div className={styles.actions}>
        <SendHint />
        <Button type="submit" ready={ready} busy={busy}>{t`Send`}</Button>
      </div>
      <WarningDialog warning={warning} />
      <DeliveryDialog delivery={delivery} outcome={outcome} isTyped={!recipient} onClose={close} />
    </form>
  )
}
