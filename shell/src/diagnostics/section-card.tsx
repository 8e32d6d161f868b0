import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FaultKind, PageVersion } from '@within-reach/contract'
import type { DecisionStore, RemoteDiagnostics, SharedModule } from '@within-reach/runtime'
import { useFormats, useRegionName } from '@within-reach/shared-core/react'
import type { AttributedVital } from '@within-reach/runtime/vitals'
import { Badge } from '@within-reach/shared-ui'
import { useState } from 'react'
import type { Access } from './access'
import { ChooseVersion } from './choose-version'
import { Fact, SizeFact, VitalsFact } from './facts'
import { OriginFacts } from './origin-facts'
import { Reason, ReasonBadge } from './reason'
import styles from './section-card.module.css'
import { WantedModules } from './shared-modules'
import { folderOf, recordUrl, useRecord } from './use-record'

const faults: Readonly<Record<FaultKind, MessageDescriptor>> = {
  load: msg`could not be loaded`,
  integrity: msg`had a file that differs from the published one`,
  timeout: msg`took too long`,
  mount: msg`failed when it was first shown`,
  crash: msg`crashed`,
  unmount: msg`failed when it was left`,
}

export interface SectionCardProps {
  readonly entry: RemoteDiagnostics
  /** Whether its details are shown at first. */
  readonly open: boolean
  readonly access: Access
  readonly decisions: DecisionStore
  readonly served: PageVersion | undefined
  readonly shared: readonly SharedModule[]
  readonly vitals: readonly AttributedVital[]
  /** When the version expires that this visitor gets by a link; ISO 8601. */
  readonly until: string | undefined
  readonly onOpen: (address: string) => void
}

/** One remote: its version and the reason, and on demand everything else about it. */
export function SectionCard(props: SectionCardProps) {
  const { entry, open } = props
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      className={styles.card}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h4 className={styles.name}>{entry.remote}</h4>
        <code>{entry.version}</code>
        <ReasonBadge entry={entry} />
        {entry.framed && <FrameBadge />}
      </summary>
      {isOpen && <Details {...props} />}
    </details>
  )
}

function FrameBadge() {
  return (
    <Badge tone="accent">
      <Trans>in a frame</Trans>
    </Badge>
  )
}

function Details({
  entry,
  access,
  decisions,
  served,
  shared,
  vitals,
  until,
  onOpen,
}: Omit<SectionCardProps, 'open'>) {
  const { t } = useLingui()
  const regionName = useRegionName()
  const formats = useFormats()
  const { remote, version, checked, closed, shown, framed } = entry
  const record = useRecord(entry, decisions)
  const status =
    access.kind === 'operator' ? access.status.remotes.find(({ name }) => name === remote) : undefined
  const current = served?.version === version ? served : undefined
  const since = current?.since
  const closedNames = formats.list(closed.map((region) => regionName(region)))
  const fallbacks = (decisions.current().remotes[remote]?.fallbacks ?? []).map((one) => one.version)
  const known = typeof record === 'object' ? record : undefined
  return (
    <div className={styles.body}>
      {entry.failed.map(({ version: tried, kind }, at) => (
        <p key={at} className={styles.fault}>
          {tried}: {t(faults[kind])}
        </p>
      ))}
      <dl className={styles.facts}>
        <Fact name={t`Why`}>
          <Reason entry={entry} served={current} status={status} until={until} />{' '}
          {closed.length > 0 && <Trans>Closed by region: {closedNames}.</Trans>}
        </Fact>
        {framed && (
          <Fact name={t`Frame`}>
            <Trans>
              It runs in a sandboxed frame of another origin. The page sees neither its files nor its vitals.
            </Trans>
          </Fact>
        )}
        {since !== undefined && (
          <Fact name={t`Since`}>
            <time dateTime={since}>{formats.full(since)}</time>
          </Fact>
        )}
        <OriginFacts version={version} status={status} record={checked ? recordUrl(entry) : undefined} />
        <SizeFact folder={framed ? undefined : folderOf(entry)} files={known?.files} />
        <VitalsFact vitals={vitals} loaded={entry.loaded} mounted={entry.mounted} />
        <Fact name={t`State`}>
          {shown ? <Trans>Shown in this page view.</Trans> : <Trans>Not shown yet.</Trans>}{' '}
          {checked ? <Trans>Integrity checked.</Trans> : <Trans>Integrity not checked.</Trans>}
        </Fact>
      </dl>
      {known && <WantedModules wanted={known.shared} used={framed ? undefined : shared} />}
      {record === 'failed' && checked && (
        <p className={styles.fault}>
          <Trans>The record of this version could not be read.</Trans>
        </p>
      )}
      <div className={styles.choose}>
        <ChooseVersion
          access={access}
          remote={remote}
          running={version}
          fallbacks={fallbacks.filter((one) => one !== version)}
          onOpen={onOpen}
        />
      </div>
    </div>
  )
}
