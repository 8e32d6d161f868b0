import { useLingui } from '@lingui/react/macro'
import { limits, postMsg } from '@within-reach/contract'
import { useContractForm, useDraft, useWarning } from '@within-reach/shared-core/forms'
import { Button, Field, TextArea } from '@within-reach/shared-ui'
import { WarningDialog } from '../caution/warning-dialog'
import composeStyles from '../compose/compose.module.css'
import { DeliveryDialog } from '../compose/delivery-dialog'
import { SendHint } from '../compose/send-hint'
import { useCompose } from '../compose/use-compose'
import { sendByKey } from '../send-by-key'
import styles from './message-view.module.css'

const fields = { msg: postMsg.request.entries.msg }

export interface ReplyProps {
  /** The message to answer. Each has its own draft. */
  readonly id: number
  readonly to: string
  readonly onSent: () => void
}

/**
 * Replies to the author of a message. After sending, the box clears, a dialog says so and the list refreshes
 * (specification, section 4).
 */
export function Reply({ id, to, onSent }: ReplyProps) {
  const { t } = useLingui()
  const { delivery, outcome, deliver, dismiss } = useCompose()
  const warning = useWarning('message')
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ msg: string }>({
    fields,
    defaults: { msg: '' },
    submit: async ({ msg }, { reset }) => {
      if (!(await warning.mayBeSent(msg)) || !(await deliver(to, msg))) return
      reset()
      draft.discard()
    },
  })
  const draft = useDraft(form, `reply:${id}`)
  const close = () => {
    dismiss()
    if (delivery === 'sent') onSent()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the keys of its fields
    <form className={styles.reply} noValidate onSubmit={onSubmit} onKeyDown={sendByKey}>
      <Field label={t`Reply`} error={errorOf('msg')}>
        <TextArea rows={4} maxLength={limits.message} {...register('msg')} />
      </Field>
      <div className={composeStyles.actions}>
        <SendHint />
        <Button type="submit" ready={ready} busy={busy}>{t`Send`}</Button>
      </div>
      <WarningDialog warning={warning} />
      <DeliveryDialog delivery={delivery} outcome={outcome} onClose={close} />
    </form>
  )
}
