import { Button, Dialog } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import { texts as common } from '../texts'
import styles from './post-editor.module.css'
import { texts } from './texts'
import type { PostEditor } from './use-post-editor'

export interface EditorFrameProps {
  readonly title: string
  readonly editor: PostEditor
  /** Beside the form on wide screens, above it on narrow ones. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** What every editor has around its fields: the title, Create, and the dialog. */
export function EditorFrame({ title, editor, aside, children }: EditorFrameProps) {
  const { loggedIn, ready, busy, onSubmit, popup, closePopup } = editor
  if (!loggedIn) return null
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {aside}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {children}
        <div>
          <Button type="submit" variant="call" ready={ready} busy={busy}>
            {texts.create}
          </Button>
        </div>
      </form>
      <Dialog
        open={popup !== undefined}
        message={<p>{popup}</p>}
        closeLabel={common.close}
        onClose={closePopup}
      />
    </div>
  )
}
