import { Trans, useLingui } from '@lingui/react/macro'
import { AlertIcon, Button, CloseIcon, IconButton, Skeleton } from '@within-reach/shared-ui'
import styles from './section-status.module.css'

/** Stands where a section will be, shaped like a page: its heading, a line below it, and what it lists. */
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

/** Stands where a section could not be shown; the rest of the site goes on working. */
export function SectionFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className={styles.page}>
      <div className={styles.card} role="alert">
        <span className={styles.sign}>
          <AlertIcon size={28} />
        </span>
        <h1>
          <Trans>This page is taking a break</Trans>
        </h1>
        <p>
          <Trans>We could not load this part of the site. Everything else still works.</Trans>
        </p>
        <Button onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Says that a section is not its newest version. It lies over the page, which stays where it is. */
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
