import { useLingui } from '@lingui/react/macro'
import { limits, postMsg } from '@within-reach/contract'
import { useContractForm, useDraft, useWarning } from '@within-reach/shared-core/forms'
import { Button, Field, TextArea } from '@within-reach/shared-ui'
import { WarningDialog } from '../caution/warning-dialog'
import { sendByKey } from '../send-by-key'
import styles from './compose.module.css'
import { DeliveryDialog } from './delivery-dialog'
import { SendHint } from './send-hint'
import { useCompose } from './use-compose'

const fields = { msg: postMsg.request.entries.msg }

export interface AnswerFormProps {
  /** The key of the draft, which is stored in this browser until the text is sent. */
  readonly draft: string
  readonly label: string
  readonly rows: number
  readonly to: string
  /** Shown instead of the recipient in the list of texts that wait for a network. */
  readonly nick?: string
  /** Whether a dialog says that the message was sent. Without it, the message itself appears. */
  readonly confirms: boolean
  /** Called after a message was sent, and its dialog is closed. */
  readonly onSent: () => void
  /** Called after the recipient could not be reached any more, and the dialog about it is closed. */
  readonly onUnreachable: () => void
  readonly className: string | undefined
}

/** A form for one text to a known recipient. A text that could not be sent stays in it. */
export function AnswerForm(props: AnswerFormProps) {
  const { label, rows, to, nick, confirms, onSent, onUnreachable, className } = props
  const { t } = useLingui()
  const { delivery, outcome, deliver, dismiss } = useCompose()
  const warning = useWarning('message')
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ msg: string }>({
    fields,
    defaults: { msg: '' },
    submit: async ({ msg }, { reset }) => {
      if (!(await warning.mayBeSent(msg)) || !(await deliver(to, msg, nick))) return
      draft.discard()
      reset()
      if (!confirms) onSent()
    },
  })
  const draft = useDraft(form, props.draft)
  const close = () => {
    dismiss()
    if (delivery === 'sent' && confirms) onSent()
    if (delivery === 'incorrectEmail') onUnreachable()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its fields
    <form className={className} noValidate onSubmit={onSubmit} onKeyDown={sendByKey}>
      <Field label={label} error={errorOf('msg')}>
        <TextArea rows={rows} maxLength={limits.message} {...register('msg')} />
      </Field>
      <div className={styles.actions}>
        <SendHint />
        <Button type="submit" ready={ready} busy={busy}>{t`Send`}</Button>
      </div>
      <WarningDialog warning={warning} />
      <DeliveryDialog
        delivery={delivery === 'sent' && !confirms ? undefined : delivery}
        outcome={outcome}
        isTyped={false}
        onClose={close}
      />
    </form>
  )
}
