import { Trans, useLingui } from '@lingui/react/macro'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Button, Notice } from '@within-reach/shared-ui'
import { useEffect, useRef } from 'react'
import { FactFields } from './fact-fields'
import styles from './post-editor.module.css'
import { refusalOf } from './refusals'
import { ToPost } from './to-post'
import type { UnsavedFacts } from './use-post-editor'
import type { PostEditor } from './use-post-editor'

export interface UnsavedFactsFormProps {
  readonly title: string
  readonly editor: PostEditor
  readonly unsaved: UnsavedFacts
}

/** The post is published, and only its facts are still to be saved. */
export function UnsavedFactsForm({ title, editor, unsaved }: UnsavedFactsFormProps) {
  const { t } = useLingui()
  const { ready, busy, onSubmit } = editor
  const notice = useRef<HTMLDivElement>(null)
  // The pressed button is gone with the rest of the form.
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className={styles.page} onKeyDown={holdComposingEnter}>
      <h1 className={styles.title}>{title}</h1>
      <div ref={notice} tabIndex={-1}>
        <Notice tone="caution">
          <p className={styles.noticeText}>
            <Trans>
              Your post is published, but its facts are not saved yet. They are still here: press the button
              to try again.
            </Trans>
          </p>
          {unsaved.failure.kind !== 'failed' && (
            <p className={styles.noticeText}>{t(refusalOf(unsaved.failure))}</p>
          )}
        </Notice>
      </div>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FactFields editor={editor} />
        <div className={styles.actions}>
          <Button type="submit" variant="call" ready={ready} busy={busy}>
            <Trans>Save the facts</Trans>
          </Button>
          <ToPost id={unsaved.postId}>
            <Trans>Go to the post without them</Trans>
          </ToPost>
        </div>
      </form>
    </div>
  )
}
