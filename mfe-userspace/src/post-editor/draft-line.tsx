import { Trans } from '@lingui/react/macro'
import { Button } from '@within-reach/shared-ui'
import styles from './post-editor.module.css'

export interface DraftLineProps {
  /** Asked for by a person who does not want the draft. */
  readonly onDiscard: () => void
}

/** Says that what an earlier visit had typed is there again, and takes it away on request. */
export const DraftLine = ({ onDiscard }: DraftLineProps) => (
  <div className={styles.draft}>
    <p role="status">
      <strong>
        <Trans>We kept your draft</Trans>
      </strong>{' '}
      <Trans>Pictures and files have to be chosen again.</Trans>
    </p>
    <Button variant="quiet" onClick={onDiscard}>
      <Trans>Discard</Trans>
    </Button>
  </div>
)
