import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import styles from './post-editor.module.css'
import type { PostEditor } from './use-post-editor'

/** Says that what an earlier visit had typed is there again, and takes it away on request. */
export function DraftLine({ editor: { draft, form } }: { readonly editor: PostEditor }) {
  const startOver = () => {
    draft.startOver()
    // The button that had focus goes with its line.
    form.setFocus('subject')
  }
  return (
    <div className={styles.draft}>
      <p role="status">
        <strong>
          <Trans>We kept your draft</Trans>
        </strong>{' '}
        <Trans>Pictures and files have to be chosen again.</Trans>
      </p>
      <Button variant="quiet" onClick={startOver}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}
