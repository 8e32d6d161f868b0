import { Trans, useLingui } from '@lingui/react/macro'
import { ChoiceDialog, Skeleton } from '@within-reach/shared-ui'
import styles from './section-status.module.css'

/**
 * Covers the page until the panel is loaded. It is not a dialog: the focus stays on the element that opened the panel,
 * and the panel returns it there.
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

/** Says that a panel could not be loaded. The page below it continues to work. */
export function OverlayFailed({ onTryAgain, onClose }: OverlayFailedProps) {
  const { t } = useLingui()
  return (
    <ChoiceDialog
      open
      message={
        <>
          <strong>
            <Trans>This part is not available right now</Trans>
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
