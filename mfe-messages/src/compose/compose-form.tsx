import { limits, postMsg } from '@within-reach/contract'
import type { Recipient } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Button, Dialog, Field, Input, TextArea } from '@within-reach/shared-ui'
import { texts } from '../texts'
import styles from './compose.module.css'
import { useCompose } from './use-compose'

export interface ComposeFormProps {
  /** Whom it is for, where that is known: the nick is shown in place of the handle. */
  readonly recipient?: Recipient
  /** Called once a message is sent and its dialog is closed. */
  readonly onDone: () => void
}

/** Writes a new message: To and Message. Send is active only when the text is not empty (specification, section 5). */
export function ComposeForm({ recipient, onDone }: ComposeFormProps) {
  const { said, deliver, hush } = useCompose()
  const form = useContractForm<{ to: string; msg: string }>({
    fields: postMsg.request.entries,
    defaults: { to: recipient?.nick ?? '', msg: '' },
    submit: async ({ to, msg }, { reset }) => {
      if (await deliver(recipient?.to ?? to, msg)) reset()
    },
  })
  const { register, errorOf, ready, busy, onSubmit } = form
  const close = () => {
    hush()
    if (said === texts.sent) onDone()
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label={texts.to}
        error={errorOf('to')}
        hint={recipient ? undefined : 'The e-mail address of a member.'}
      >
        <Input inputMode="email" autoComplete="off" readOnly={!!recipient} {...register('to')} />
      </Field>
      <Field label={texts.message} error={errorOf('msg')}>
        <TextArea rows={8} maxLength={limits.message} {...register('msg')} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" ready={ready} busy={busy}>
          {texts.send}
        </Button>
      </div>
      <Dialog open={said !== undefined} message={<p>{said}</p>} closeLabel={texts.close} onClose={close} />
    </form>
  )
}
