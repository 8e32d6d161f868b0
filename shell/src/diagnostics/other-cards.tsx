import { Trans, useLingui } from '@lingui/react/macro'
import type { Diagnostics } from '@within-reach/runtime'
import type { AttributedVital } from '@within-reach/runtime/vitals'
import { Badge } from '@within-reach/shared-ui'
import type { Access } from './access'
import panel from './diagnostics-panel.module.css'
import { SizeFact, VitalsFact } from './facts'
import styles from './section-card.module.css'

export interface ShellCardProps {
  /** Only operators see it. */
  readonly version: string | undefined
  readonly vitals: readonly AttributedVital[]
}

/** The shell, which serves header, footer and its own pages. */
export function ShellCard({ version, vitals }: ShellCardProps) {
  const { t } = useLingui()
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <h4 className={styles.name}>{t({ message: 'shell', context: 'application' })}</h4>
        {version !== undefined && <code>{version}</code>}
      </summary>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <SizeFact folder="/assets/" />
          <VitalsFact vitals={vitals} />
        </dl>
      </div>
    </details>
  )
}

export interface RemovedSectionsProps {
  readonly access: Access
  /** The remotes that the page knows. */
  readonly entries: Diagnostics['remotes']
}

/** The remotes that no page gets, for operators: switched off, retired, or never live. */
export function RemovedSections({ access, entries }: RemovedSectionsProps) {
  const { t } = useLingui()
  const all = access.kind === 'operator' ? access.status.remotes : []
  const removed = all.filter(({ name }) => entries.every(({ remote }) => remote !== name))
  if (removed.length === 0) return null
  return (
    <section>
      <h3 className={panel.subtitle}>
        <Trans>Not on any page</Trans>
      </h3>
      <ul className={panel.shared}>
        {removed.map(({ name, live }) => (
          <li key={name}>
            <strong>{name}</strong> <code>{live?.current}</code>{' '}
            {live ? (
              <Badge tone="call">{live.retired ? t`retired` : t`switched off`}</Badge>
            ) : (
              <Badge>{t`never live`}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
