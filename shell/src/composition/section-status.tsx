import { Trans, useLingui } from '@lingui/react/macro'
import { AlertIcon, Button, CloseIcon, IconButton, Skeleton } from '@within-reach/shared-ui'
import styles from './section-status.module.css'

/** The skeleton of a section that is loading: its heading, a line below it, and a list. */
export function SectionLoading() {
  return (
    <div className={styles.page} data-loading role="status">
      <span className="wr-visually-hidden">
        <Trans>Loading this page</Trans>
      </span>
      <div className={styles.heading} aria-hidden="true" />
      <div className={styles.line} aria-hidden="true" />
      <Skeleton shape="row" lines={7} />
    </div>
  )
}

export interface SectionFailedProps {
  /** The id of the request for the page, by which support finds it. */
  readonly reference: string | undefined
  readonly onTryAgain: () => void
}

/** The card of a section that failed. The rest of the site continues to work. */
export function SectionFailed({ reference, onTryAgain }: SectionFailedProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card} role="alert">
        <span className={styles.sign}>
          <AlertIcon size={28} />
        </span>
        <h1>
          <Trans>This page is not available right now</Trans>
        </h1>
        <p>
          <Trans>We could not load this part of the site. Everything else still works.</Trans>
        </p>
        <Button onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
        {reference && (
          <small className={styles.reference}>
            <Trans>Reference: {reference}</Trans>
          </small>
        )}
      </div>
    </div>
  )
}

/** Says that a section runs an earlier version. It overlays the page, so that nothing moves. */
export function EarlierVersion({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useLingui()
  return (
    <div className={styles.earlier} role="status">
      <span>
        <Trans>You are seeing an earlier version of this page.</Trans>
      </span>
      <IconButton label={t`Dismiss`} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
