import { Trans } from '@lingui/react/macro'
import { useRegistry } from '../registry/registry-context'
import styles from './history.module.css'
import { HistoryList } from './history-list'
import { useHistory } from './use-history'

/** All changes (/console/history): who, when, why and what. */
export function Component() {
  const { status } = useRegistry()
  const history = useHistory(status.revision)
  return (
    <>
      <header>
        <h1 className={styles.title}>
          <Trans>History</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Every change of what visitors get: who made it, when, why, and what it did.</Trans>
        </p>
      </header>
      <HistoryList history={history} named />
    </>
  )
}
