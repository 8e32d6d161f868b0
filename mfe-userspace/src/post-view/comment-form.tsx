import { Trans, useLingui } from '@lingui/react/macro'
import { type Comment, limits, postingCm } from '@within-reach/contract'
import { isStoredBefore, loginPath, send, viewPath } from '@within-reach/shared-core'
import { useContractForm, useDraft, useWarning } from '@within-reach/shared-core/forms'
import { Link, useMember, useRemote } from '@within-reach/shared-core/react'
import { Button, Field, TextArea } from '@within-reach/shared-ui'
import { useState } from 'react'
import { WarningDialog } from '../caution/warning-dialog'
import { ErrorDialog } from '../error-dialog'
import type { Failed } from '../frame/failure-reason'
import styles from './post-view.module.css'

export interface CommentFormProps {
  readonly postId: number
  /** The comments as they were read last. Undefined as long as none were. */
  readonly comments: readonly Comment[] | undefined
  /** Resolves once the comments are reloaded. */
  readonly onPosted: () => Promise<unknown>
}

/**
 * The box for a new comment (specification, section 2). A visitor is redirected to the login page, and finds the text
 * after returning.
 */
export function CommentForm({ postId, comments, onPosted }: CommentFormProps) {
  const { t } = useLingui()
  const { navigate, sendLater } = useRemote()
  const loggedIn = useMember() !== null
  const [failure, setFailure] = useState<Failed>()
  /** The list when a comment was stored for later: another list has it, or is newer. */
  const [waitsBeside, setWaitsBeside] = useState<{ readonly list: typeof comments }>()
  const login = loginPath(viewPath(postId))
  const warning = useWarning('comment')
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<{ cmText: string }>({
    fields: { cmText: postingCm.request.entries.cmText },
    defaults: { cmText: '' },
    submit: async ({ cmText }, { reset }) => {
      if (!loggedIn) return navigate(login)
      setWaitsBeside(undefined)
      if (!(await warning.mayBeSent(cmText))) return
      const fields = { id: postId, cmText }
      const outcome = await send(postingCm, fields, { form: `comment:${postId}` })
      // If the session expired meanwhile, the login leads back to the text.
      if (outcome.kind === 'logged-out') return navigate(login)
      if (outcome.kind === 'offline' && (await sendLater?.({ path: postingCm.path, fields, title: '' }))) {
        draft.discard()
        reset()
        return setWaitsBeside({ list: comments })
      }
      if (isStoredBefore(outcome)) void onPosted()
      if (outcome.kind !== 'ok') return setFailure(outcome)
      draft.discard()
      reset()
      void onPosted()
    },
  })
  const draft = useDraft(form, `comment:${postId}`)
  return (
    <form className={styles.comment} noValidate onSubmit={onSubmit}>
      <Field label={t`Leave a comment`} error={errorOf('cmText')}>
        <TextArea rows={3} maxLength={limits.comment} {...register('cmText')} />
      </Field>
      <div className={styles.sending}>
        {!loggedIn && <Link to={login}>{t`Log in to leave a comment`}</Link>}
        <Button type="submit" className={styles.send} ready={ready} busy={busy}>
          <Trans context="send a comment">Post</Trans>
        </Button>
      </div>
      {waitsBeside && waitsBeside.list === comments && (
        <p className={styles.none} role="status">
          <Trans>You are offline. Your comment waits and is sent when you are connected again.</Trans>
        </p>
      )}
      <WarningDialog warning={warning} />
      <ErrorDialog open={failure !== undefined} failure={failure} onClose={() => setFailure(undefined)} />
    </form>
  )
}
