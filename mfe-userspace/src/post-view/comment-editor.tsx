import { Trans, useLingui } from '@lingui/react/macro'
import { type Comment, limits, readRefusedField, updateCm } from '@within-reach/contract'
import { loginPath, send } from '@within-reach/shared-core'
import { useContractForm, useDraft, useWarning } from '@within-reach/shared-core/forms'
import { useLocation, useRemote } from '@within-reach/shared-core/react'
import { Button, Field, TextArea } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { WarningDialog } from '../caution/warning-dialog'
import { ErrorDialog } from '../error-dialog'
import type { Failed } from '../frame/failure-reason'
import styles from './post-view.module.css'

interface Values {
  readonly cmText: string
  /**
   * The last change that the author has seen; empty if there was none. The list may be read again while they type, and a draft may be
   * older than the list.
   */
  readonly edited: string
}

export interface CommentEditorProps {
  readonly comment: Comment
  /** Resolves once the comments are reloaded. */
  readonly onSaved: () => Promise<unknown>
  readonly onClose: () => void
}

/** The editor of the member's own comment, in its place. The text stays until it is saved or cancelled. */
export function CommentEditor({ comment, onSaved, onClose }: CommentEditorProps) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const { pathname, search } = useLocation()
  const [failure, setFailure] = useState<Failed>()
  const [refusal, setRefusal] = useState<string>()
  const [replaces, setReplaces] = useState(false)
  const warning = useWarning('comment')
  const { form, register, errorOf, ready, busy, onSubmit } = useContractForm<Values>({
    fields: { cmText: updateCm.request.entries.cmText },
    defaults: { cmText: comment.cm, edited: comment.edited ?? '' },
    submit: async ({ cmText, edited }) => {
      setRefusal(undefined)
      if (!(await warning.mayBeSent(cmText))) return
      const outcome = await send(updateCm, {
        idx: comment.cm_idx,
        cmText,
        edited: replaces ? undefined : edited,
      })
      switch (outcome.kind) {
        case 'ok':
          draft.discard()
          await onSaved()
          return onClose()
        case 'not-owner':
          return setRefusal(t`This comment belongs to another member, so it was not changed.`)
        case 'not-found':
          return setRefusal(t`This comment no longer exists, so it was not changed.`)
        case 'logged-out':
          // The editor has left with the session. The login leads back to the post, whose editor keeps the text.
          return navigate(loginPath(pathname + search))
        case 'invalid':
          if (readRefusedField(outcome.sentences) !== 'edited') return setFailure(outcome)
          // To save it once more replaces the other change.
          setReplaces(true)
          return setRefusal(
            t`Your comment was changed meanwhile, in another tab or on another device. Save it once more to replace that change.`,
          )
        default:
          setFailure(outcome)
      }
    },
  })
  const draft = useDraft(form, `edit-comment:${comment.cm_idx}`)
  const { setFocus } = form
  useEffect(() => setFocus('cmText'), [setFocus])
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <form className={styles.editing} noValidate onSubmit={onSubmit}>
      <Field label={t`Your comment`} error={errorOf('cmText') ?? refusal}>
        <TextArea
          rows={3}
          maxLength={limits.comment}
          {...register('cmText')}
          onKeyDown={({ key }) => key === 'Escape' && !form.formState.isDirty && cancel()}
        />
      </Field>
      <div className={styles.sending}>
        <Button variant="quiet" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" ready={ready} busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
      <WarningDialog warning={warning} />
      <ErrorDialog open={failure !== undefined} failure={failure} onClose={() => setFailure(undefined)} />
    </form>
  )
}
