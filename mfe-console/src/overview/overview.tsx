import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '@within-reach/shared-ui'
import { Preview } from '../preview/preview'
import { useRegistry } from '../registry/registry-context'
import { Matrix } from './matrix'
import styles from './overview.module.css'

/** The console's first page (/console): what visitors get, by section and region. */
export function Component() {
  const { t } = useLingui()
  const { status } = useRegistry()
  const { revision, environment, shell, remotes, rules } = status
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>Console</Trans>
        </h1>
        <p>
          <Trans>
            What visitors get, section by section. A switch asks for a reason, takes effect at once or at a
            time, and can be undone.
          </Trans>
        </p>
        <p className={styles.facts}>
          <Trans>
            Revision {revision} · {environment} · shell {shell}
          </Trans>
        </p>
        {rules?.demandProof && (
          <p className={styles.facts}>
            <Trans>A version goes live only with a proof that its journeys passed.</Trans>
          </p>
        )}
      </header>
      {remotes.length === 0 ? (
        <EmptyState title={t`Nothing is published yet`} />
      ) : (
        <>
          <Matrix remotes={remotes} />
          <Preview remotes={remotes} />
        </>
      )}
    </>
  )
}
