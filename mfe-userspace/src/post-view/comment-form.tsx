import { limits, postingCm } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useContractForm } from '@within-reach/shared-core/forms'
import { Button, Dialog, Field, TextArea } from '@within-reach/shared-ui'
import { useState } from 'react'
import { texts } from '../texts'
import styles from './post-view.module.css'

export interface CommentFormProps {
  readonly postId: number
  readonly onPosted: () => void
}

/** The box for a new comment (specification, section 2). */
export function CommentForm({ postId, onPosted }: CommentFormProps) {
  const [failed, setFailed] = useState(false)
  const { register, errorOf, ready, busy, onSubmit } = useContractForm<{ cmText: string }>({
    fields: { cmText: postingCm.request.entries.cmText },
    defaults: { cmText: '' },
    submit: async ({ cmText }, { reset }) => {
      const outcome = await send(postingCm, { id: postId, cmText })
      if (outcome.kind !== 'ok') return setFailed(true)
      reset()
      onPosted()
    },
  })
  return (
    <form className={styles.comment} noValidate onSubmit={onSubmit}>
      <Field label="Leave a comment" error={errorOf('cmText')}>
        <TextArea rows={3} maxLength={limits.comment} {...register('cmText')} />
      </Field>
      <Button type="submit" className={styles.send} ready={ready} busy={busy}>
        {texts.post}
      </Button>
      <Dialog
        open={failed}
        message={<p>{texts.error}</p>}
        closeLabel={texts.close}
        onClose={() => setFailed(false)}
      />
    </form>
  )
}
