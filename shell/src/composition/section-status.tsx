import { Button, Card, Skeleton } from '@within-reach/shared-ui'
import styles from './section-status.module.css'

/** Stands where a section will be. */
export function SectionLoading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading this page">
      <Skeleton lines={6} />
    </div>
  )
}

/** Stands where a section could not be shown; the rest of the site goes on working. */
export function SectionFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <Card>
        <h1 className={styles.title}>This page is taking a break</h1>
        <p>We could not load this part of the site. Everything else still works.</p>
        <Button ready onClick={onTryAgain}>
          Try again
        </Button>
      </Card>
    </div>
  )
}
