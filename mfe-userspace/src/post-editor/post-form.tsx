import { Trans, useLingui } from '@lingui/react/macro'
import { holdComposingEnter } from '@within-reach/shared-core/react'
import { Button, DraftNote } from '@within-reach/shared-ui'
import { useRef } from 'react'
import { boards } from '../boards'
import { WarningDialog } from '../caution/warning-dialog'
import { ErrorDialog } from '../error-dialog'
import { ToPost } from './to-post'
import { Caution } from './caution'
import { FactSection } from './fact-fields'
import { FileField } from './file-field'
import { KeptFiles } from './kept-files'
import { LocationField, RegionField, StatusField } from './location-fields'
import styles from './post-editor.module.css'
import { refusalOf } from './refusals'
import { TextFields } from './text-fields'
import { UnsavedFactsForm } from './unsaved-facts'
import type { PostEditor } from './use-post-editor'

export interface PostFormProps {
  readonly title: string
  readonly submitLabel: string
  readonly editor: PostEditor
}

/** The editor of a post: its board's fields, its files, and the button that sends it. */
export function PostForm({ title, submitLabel, editor }: PostFormProps) {
  const { t } = useLingui()
  const { type, post, draft, ready, busy, onSubmit, refusal, closeRefusal } = editor
  const { hasLocation, hasStatus } = boards[type]
  const chooser = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  if (editor.unsaved) return <UnsavedFactsForm title={title} editor={editor} unsaved={editor.unsaved} />
  return (
    <div className={styles.page} onKeyDown={holdComposingEnter}>
      <h1 className={styles.title}>{title}</h1>
      {(type === 'fr' || type === 'tr') && <Caution />}
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <DraftNote shown={draft.restored} discardLabel={t`Discard`} onDiscard={draft.startOver}>
          {editor.isDraftOutdated ? (
            <Trans>
              We kept your draft, but your post was changed after you began it, in another tab or on another
              device. If you save the draft, it replaces that change. If you discard it, you continue with the
              changed post. Pictures and files have to be chosen again.
            </Trans>
          ) : (
            <Trans>We kept your draft. Pictures and files have to be chosen again.</Trans>
          )}
        </DraftNote>
        {hasLocation && <RegionField editor={editor} />}
        {hasStatus && <StatusField editor={editor} />}
        {hasLocation && <LocationField editor={editor} />}
        <TextFields editor={editor} />
        {editor.kept.length > 0 && <KeptFiles editor={editor} onRemoved={() => chooser.current?.focus()} />}
        <FileField editor={editor} ref={chooser} zone={form} />
        <FactSection editor={editor} />
        <div className={styles.actions}>
          <Button type="submit" variant="call" ready={ready} busy={busy}>
            {submitLabel}
          </Button>
          {post && (
            <ToPost id={post.post_idx}>
              <Trans>Cancel</Trans>
            </ToPost>
          )}
        </div>
      </form>
      <WarningDialog warning={editor.warning} />
      <ErrorDialog open={refusal !== undefined} failure={refusal} onClose={closeRefusal}>
        {refusal && t(refusalOf(refusal))}
      </ErrorDialog>
    </div>
  )
}
