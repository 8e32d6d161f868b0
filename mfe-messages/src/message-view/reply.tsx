import { limits, postMsg } from '@within-reach/contract'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Button, Dialog, Field, TextArea } from '@within-reach/shared-ui'
import { useCompose } from '../compose/use-compose'
import { texts } from '../texts'
import styles from './message-view.module.css'

const fields = { msg: postMsg.request.entries.msg }

/** Answers whom a message is from. After it is sent the box clears, a dialog says so and the list refreshes (specification, section 4). */
export function Reply({ to, onSent }: { readonly to: string; readonly onSent: () => void }) {
  const { said, deliver, hush } = useCompose()
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ msg: string }>({
    fields,
    defaults: { msg: '' },
    submit: async ({ msg }, { reset }) => {
      if (await deliver(to, msg)) reset()
    },
  })
  const close = () => {
    hush()
    if (said === texts.sent) onSent()
  }
  return (
    <form className={styles.reply} noValidate onSubmit={onSubmit}>
      <Field label={texts.reply} error={errorOf('msg')}>
        <TextArea rows={4} maxLength={limits.message} {...register('msg')} />
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
