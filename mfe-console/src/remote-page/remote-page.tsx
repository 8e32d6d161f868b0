import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link, usePageTitle, useSearchParams } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { useState } from 'react'
import { useHealth } from '../health/use-health'
import { HistoryList } from '../history/history-list'
import { useHistory } from '../history/use-history'
import { isRegional, ownName } from '../registry/regional'
import { type RemoteStatus, useRegistry } from '../registry/registry-context'
import { useNames } from '../texts/names'
import { type Action, ActionPanel } from './action-panel'
import { BudgetsPart } from './budgets-part'
import { CanaryPart } from './canary-part'
import { HealthPart } from './health-part'
import { KeysPart } from './keys-part'
import { LivePart } from './live-part'
import { Part } from './part'
import styles from './remote-page.module.css'
import { RetiredPart, RetirePart } from './retire-part'
import { VersionList } from './version-list'

/** One remote (/console/remote?name=…): its live version and health, its versions and its history. */
export function Component() {
  const { status } = useRegistry()
  const [query] = useSearchParams()
  const remote = status.remotes.find(({ name }) => name === query.get('name'))
  if (remote) return <RemotePage key={remote.name} remote={remote} />
  return (
    <header className={styles.head}>
      <h1>
        <Trans>There is no remote of this name</Trans>
      </h1>
      <Link to={paths.console}>
        <Trans>To the overview</Trans>
      </Link>
    </header>
  )
}

function RemotePage({ remote }: { readonly remote: RemoteStatus }) {
  const { t } = useLingui()
  const names = useNames()
  const { status } = useRegistry()
  const { name, live, published, origins, keys, allowed = [] } = remote
  const health = useHealth(name, status.revision)
  const history = useHistory(status.revision, name)
  const [action, setAction] = useState<Action>()
  const title = names.remote(name)
  usePageTitle(title)
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{name}</p>
      </header>
      {live?.retired && <RetiredPart />}
      {live && !live.retired && (
        <div className={styles.columns}>
          <LivePart
            regional={isRegional(remote)}
            live={live}
            origins={origins}
            entries={history.entries}
            onAction={setAction}
          />
          <CanaryPart
            live={live}
            published={published}
            origins={origins}
            health={health}
            onAction={setAction}
          />
        </div>
      )}
      {!live && (
        <EmptyState title={t`No version of it is live yet`}>
          <p>
            <Trans>Give one of the published versions to everybody to begin with.</Trans>
          </p>
        </EmptyState>
      )}
      {live && !live.retired && <HealthPart live={live} health={health} />}
      <Part title={t`Published versions`}>
        {status.rules?.demandProof && (
          <p>
            <Trans>
              On this site a version goes live only with a proof that its journeys passed. An undo, and a
              rollback to a version that was live, need none.
            </Trans>
          </p>
        )}
        <VersionList remote={remote} entries={history.entries} onAction={setAction} />
      </Part>
      {keys && <KeysPart keys={keys} />}
      {allowed.length > 0 && <BudgetsPart remote={name} allowed={allowed} />}
      <Part title={t`History`}>
        <HistoryList history={history} />
      </Part>
      {live && !live.retired && name !== ownName && (
        <RetirePart current={live.current} onAction={setAction} />
      )}
      {action && <ActionPanel remote={remote} action={action} onClose={() => setAction(undefined)} />}
    </>
  )
}
