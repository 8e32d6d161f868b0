import { Trans, useLingui } from '@lingui/react/macro'
import { CloseIcon, FileIcon, IconButton } from '@within-reach/shared-ui'
import styles from './post-editor.module.css'
import type { PostEditor } from './use-post-editor'

interface KeptFilesProps {
  readonly editor: PostEditor
  /** Called when a file leaves the list, with the pressed button. */
  readonly onRemoved: () => void
}

/** The existing files of an edited post. Each can be removed, which takes effect when the post is saved. */
export function KeptFiles({ editor: { kept, onKept, busy }, onRemoved }: KeptFilesProps) {
  const { t } = useLingui()
  return (
    <div>
      <p className={styles.label} id="kept-files">
        <Trans>In your post now</Trans>
      </p>
      <ul className={styles.kept} aria-labelledby="kept-files">
        {kept.map(({ path, name, type }) => (
          <li key={path}>
            {type.startsWith('image/') ? <img src={path} alt="" /> : <FileIcon />}
            <span className={styles.name}>{name}</span>
            {/* What is being sent can no longer leave out a file. */}
            {!busy && (
              <IconButton
                label={t`Remove ${name}`}
                onClick={() => {
                  onKept(kept.filter((file) => file.path !== path))
                  onRemoved()
                }}
              >
                <CloseIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
