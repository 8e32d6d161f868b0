import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FaultKind } from '@within-reach/contract'
import { useFormats, useRegionName } from '@within-reach/shared-core/react'
import type { Diagnostics, RemoteDiagnostics, SharedModule } from '@within-reach/runtime'
import { Badge, type BadgeProps, Panel } from '@within-reach/shared-ui'
import styles from './diagnostics-panel.module.css'

const reasons: Readonly<Record<RemoteDiagnostics['why'], MessageDescriptor>> = {
  current: msg({ message: 'live', context: 'version' }),
  canary: msg({ message: 'canary', context: 'version' }),
  override: msg({ message: 'by a link', context: 'version' }),
  fallback: msg({ message: 'fallback', context: 'version' }),
}
const tones: Readonly<Record<RemoteDiagnostics['why'], BadgeProps['tone']>> = {
  current: 'neutral',
  canary: 'accent',
  override: 'accent',
  fallback: 'call',
}
const faults: Readonly<Record<FaultKind, MessageDescriptor>> = {
  load: msg`could not be loaded`,
  integrity: msg`had a file that differs from the published one`,
  timeout: msg`took too long`,
  mount: msg`failed when it was first shown`,
  crash: msg`crashed`,
  unmount: msg`failed when it was left`,
}
export interface DiagnosticsPanelProps {
  readonly diagnostics: Diagnostics
  readonly onClose: () => void
}

/**
 * What the page is composed of, for developers: each remote with its version and the reason, and the shared modules.
 */
export function DiagnosticsPanel({ diagnostics, onClose }: DiagnosticsPanelProps) {
  const { t } = useLingui()
  const { revision, remotes, shared } = diagnostics
  return (
    <Panel open title={t`What this page is made of`} closeLabel={t`Close`} size="large" onClose={onClose}>
      <p className={styles.revision}>
        <Trans>Registry revision {revision}</Trans>
      </p>
      <ul className={styles.remotes}>
        {remotes.map((entry) => (
          <Remote key={entry.remote} {...entry} />
        ))}
      </ul>
      <Shared modules={shared} />
    </Panel>
  )
}

function Remote({
  remote,
  version,
  why,
  shown,
  failed,
  closed,
  loaded,
  mounted,
  checked,
}: RemoteDiagnostics) {
  const { t } = useLingui()
  const regionName = useRegionName()
  const formats = useFormats()
  const closedNames = formats.list(closed.map((region) => regionName(region)))
  return (
    <li className={styles.remote}>
      <div className={styles.name}>
        <strong>{remote}</strong>
        <code>{version}</code>
        <Badge tone={tones[why]}>{t(reasons[why])}</Badge>
      </div>
      {failed.map(({ version: tried, kind }, at) => (
        <p key={at} className={styles.fault}>
          {tried}: {t(faults[kind])}
        </p>
      ))}
      <ul className={styles.facts}>
        {!shown && (
          <li>
            <Trans>Not shown yet</Trans>
          </li>
        )}
        {loaded !== undefined && (
          <li>
            <Trans>Loaded in {loaded} ms</Trans>
          </li>
        )}
        {mounted !== undefined && (
          <li>
            <Trans>Mounted in {mounted} ms</Trans>
          </li>
        )}
        <li>{checked ? <Trans>Integrity checked</Trans> : <Trans>Integrity not checked</Trans>}</li>
        <li>
          {closed.length === 0 ? <Trans>All regions open</Trans> : <Trans>Closed: {closedNames}</Trans>}
        </li>
      </ul>
    </li>
  )
}

function Shared({ modules }: { readonly modules: readonly SharedModule[] }) {
  const count = modules.length
  return (
    <section>
      <h3 className={styles.subtitle}>
        <Plural value={count} one="# shared module in use" other="# shared modules in use" />
      </h3>
      <ul className={styles.shared}>
        {modules.map(({ name, version, from }) => (
          <li key={name}>
            <code>
              {name} {version}
            </code>{' '}
            <span className={styles.from}>{from}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
