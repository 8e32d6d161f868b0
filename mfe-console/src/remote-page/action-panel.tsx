import { Trans, useLingui } from '@lingui/react/macro'
import { breaksPages, checkRemote, coreRemotes } from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import { ChangePanel } from '../change/change-panel'
import type { RemoteStatus } from '../registry/registry-context'
import { useNames } from '../texts/names'
import { useChangeText } from '../texts/use-change-text'
import { VersionName } from '../texts/version-name'
import { CanaryPanel } from './canary-panel'
import { Findings } from './check'
import { LinkPanel } from './link-panel'
import { MissingProof } from './missing-proof'
import styles from './remote-page.module.css'

/** The pressed action on the page of a remote, and its version; to retire it, the current one. */
export interface Action {
  readonly type: 'promote' | 'rollback' | 'canary' | 'end-canary' | 'link' | 'retire'
  readonly version: string
}

export interface ActionPanelProps {
  readonly remote: RemoteStatus
  readonly action: Action
  readonly onClose: () => void
}

/** Asks before an action on a version, and states the effect. */
export function ActionPanel({ remote, action: { type, version }, onClose }: ActionPanelProps) {
  const { t } = useLingui()
  const names = useNames()
  const changeText = useChangeText()
  const { name, live } = remote
  const current = live?.current
  const title = names.remote(name)
  const common = { remote: name, onClose, draftKey: `console:${type}:${name}:${version}` }
  switch (type) {
    case 'promote':
      return (
        <ChangePanel
          {...common}
          title={t`${title}: give ${version} to everybody`}
          confirmLabel={t`Give it to everybody`}
          changeOf={() => ({ type, remote: name, version })}
          doneText={() => t`Done. ${title}: everybody gets ${version}.`}
          effect={() => <Promoted remote={remote} version={version} />}
        />
      )
    case 'rollback':
      return (
        <ChangePanel
          {...common}
          title={t`${title}: roll back to ${version}`}
          confirmLabel={t`Roll back`}
          careful
          changeOf={() => ({ type, remote: name, version })}
          doneText={() => t`Done. ${title} is back at ${version}.`}
          effect={() => <RolledBack remote={remote} version={version} />}
        />
      )
    case 'end-canary':
      return (
        <ChangePanel
          {...common}
          title={t`${title}: end the canary`}
          confirmLabel={changeText({ type, remote: name })}
          changeOf={() => ({ type, remote: name })}
          doneText={() => t`Done. ${title}: the canary has ended.`}
          effect={() => (
            <p>
              <Trans>
                Everybody gets {current} at their next page. {version} stays published.
              </Trans>
            </p>
          )}
        />
      )
    case 'retire': {
      const change = { type: 'switch', remote: name, enabled: false, retired: true } as const
      return (
        <ChangePanel
          {...common}
          draftKey={`console:retire:${name}`}
          title={t`${title}: retire`}
          confirmLabel={changeText(change)}
          careful
          changeOf={() => change}
          doneText={() => t`Done. ${title} is retired.`}
          effect={() => <Retired remote={remote} />}
        />
      )
    }
    case 'canary':
      return <CanaryPanel remote={remote} version={version} onClose={onClose} />
    case 'link':
      return <LinkPanel remote={name} version={version} onClose={onClose} />
  }
}

interface EffectProps {
  readonly remote: RemoteStatus
  readonly version: string
}

function Promoted({ remote, version }: EffectProps) {
  const current = remote.live?.current
  return (
    <>
      <p>
        <VersionName version={version} origins={remote.origins} />
      </p>
      <MissingProof remote={remote} version={version} />
      <p>
        <Trans>Everybody gets {version} at their next page; open tabs keep what they have until then.</Trans>
      </p>
      {current !== undefined && current !== version && (
        <p>
          <Trans>{current} becomes the last good version, which a visit falls back to.</Trans>
        </p>
      )}
    </>
  )
}

function RolledBack({ remote: { name, live, origins }, version }: EffectProps) {
  const current = live?.current
  const candidate = live?.canary?.version
  const { data: findings = [] } = useCall(checkRemote, { remote: name, version })
  const broken = findings.filter(breaksPages)
  return (
    <>
      <p>
        <VersionName version={version} origins={origins} />
      </p>
      {/* Service or shell may be newer than the version. A rollback is urgent, so it stays possible. */}
      {broken.length > 0 && (
        <div className={styles.check}>
          <Findings findings={broken} />
        </div>
      )}
      <p>
        <Trans>Everybody gets {version} again at their next page, within seconds on the whole site.</Trans>
      </p>
      {current !== undefined && (
        <p>
          <Trans>{current} stays published, but no visit falls back to it.</Trans>
        </p>
      )}
      {candidate !== undefined && (
        <p>
          <Trans>The canary of {candidate} ends.</Trans>
        </p>
      )}
    </>
  )
}

function Retired({ remote: { name } }: Pick<EffectProps, 'remote'>) {
  return (
    <>
      <p>
        <Trans>
          Its pages show “not found” and leave the menu and search engines. Other sections may use its
          addresses. Its versions stay published, and an undo brings it back.
        </Trans>
      </p>
      {coreRemotes.includes(name) && (
        <p>
          <strong>
            <Trans>This section is a part of every installation: visitors will miss it.</Trans>
          </strong>
        </p>
      )}
    </>
  )
}
