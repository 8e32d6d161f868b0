import { Trans, useLingui } from '@lingui/react/macro'
import { ChoiceDialog, Skeleton } from '@within-reach/shared-ui'
import styles from './section-status.module.css'

/**
 * Stands over the page where a panel will be. No dialog: focus stays on what opened the panel, which gets it back from
 * the panel itself.
 */
export function OverlayLoading() {
  return (
    <div className={styles.scrim} data-loading>
      <div className={styles.panel} role="status">
        <span className="wr-visually-hidden">
          <Trans>Loading</Trans>
        </span>
        <div className={styles.line} aria-hidden="true" />
        <Skeleton shape="row" lines={6} />
      </div>
    </div>
  )
}

export interface OverlayFailedProps {
  readonly onTryAgain: () => void
  readonly onClose: () => void
}

/** Says that a panel could not be shown; the page below it goes on working. */
export function OverlayFailed({ onTryAgain, onClose }: OverlayFailedProps) {
  const { t } = useLingui()
  return (
    <ChoiceDialog
      open
      message={
        <>
          <strong>
            <Trans>This part is taking a break</Trans>
          </strong>
          <p>
            <Trans>We could not load it. Everything else still works.</Trans>
          </p>
        </>
      }
      onClose={onClose}
      actions={[
        { label: t`Close`, onClick: onClose },
        { label: t`Try again`, onClick: onTryAgain, variant: 'primary' },
      ]}
    />
  )
}
