import { Trans, useLingui } from '@lingui/react/macro'
import type { HistoryEntry } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import { type RemoteStatus, useRegistry } from '../registry/registry-context'
import { useNames } from '../texts/names'
import { useChangeText } from '../texts/use-change-text'
import { VersionName } from '../texts/version-name'
import type { Action } from './action-panel'
import { CheckResult, useCheck } from './check'
import { liveBefore } from './live-before'
import { ProofLine } from './proof-line'
import styles from './remote-page.module.css'
import { RoleBadges } from './role-badges'
import { SignatureLine } from './signature-line'

export interface VersionListProps {
  readonly remote: RemoteStatus
  /** The changes of this remote, as far as they are loaded. They say which versions were live. */
  readonly entries: readonly HistoryEntry[]
  readonly onAction: (action: Action) => void
}

/** The newest published versions, each with its actions. */
export function VersionList({ remote, entries, onAction }: VersionListProps) {
  const { published } = remote
  const earlier = liveBefore(remote, entries)
  if (published.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>No version is published yet.</Trans>
      </p>
    )
  return (
    <ul className={styles.versions}>
      {published.map((version) => (
        <VersionLine
          key={version.version}
          of={remote}
          published={version}
          wasLive={earlier.has(version.version)}
          onAction={onAction}
        />
      ))}
    </ul>
  )
}

interface VersionLineProps extends Pick<VersionListProps, 'onAction'> {
  readonly of: RemoteStatus
  readonly published: RemoteStatus['published'][number]
  /** Whether it was live before the current version. */
  readonly wasLive: boolean
}

function VersionLine({ of, published: { version, at, ...published }, wasLive, onAction }: VersionLineProps) {
  const { t } = useLingui()
  const { status } = useRegistry()
  const { name: remote, live, origins, proofs, keys, signers } = of
  const changeText = useChangeText()
  const names = useNames()
  const who = names.who(published.who)
  const { check, result } = useCheck(remote, version)
  const isCurrent = live?.current === version
  const mayGoLive = !isCurrent && !live?.retired
  // The current version is live already, and a rollback needs neither proof nor signature.
  const isLastGood = live?.lastGood === version
  const isNew = mayGoLive && !isLastGood && !wasLive
  const isProofDemanded = status.rules?.demandProof === true && isNew
  return (
    <li className={styles.version}>
      <div className={styles.which}>
        <VersionName version={version} origins={origins}>
          <RoleBadges live={live} version={version} />
        </VersionName>
        <p className={styles.quiet}>
          <Trans>
            Published <Time iso={at} /> · {who}
          </Trans>
        </p>
        <ProofLine proofs={proofs?.[version]} demanded={isProofDemanded} />
        <SignatureLine signer={signers?.[version]} demanded={keys !== undefined && isNew} />
      </div>
      <div className={styles.actions}>
        {/* The rollback to the last good version is offered above. */}
        {mayGoLive && wasLive && !isLastGood && (
          <Button
            variant="secondary"
            aria-label={changeText({ type: 'rollback', remote, version })}
            onClick={() => onAction({ type: 'rollback', version })}
          >
            <Trans>Roll back</Trans>
          </Button>
        )}
        {mayGoLive && (
          <>
            <Button
              variant="secondary"
              aria-label={changeText({ type: 'promote', remote, version })}
              onClick={() => onAction({ type: 'promote', version })}
            >
              <Trans>To everybody</Trans>
            </Button>
            {live && (
              <Button
                variant="quiet"
                aria-label={t`Start a canary with ${version}`}
                onClick={() => onAction({ type: 'canary', version })}
              >
                <Trans>Canary</Trans>
              </Button>
            )}
          </>
        )}
        {!isCurrent && (
          <Button
            variant="quiet"
            aria-label={t`Make a link to ${version}`}
            onClick={() => onAction({ type: 'link', version })}
          >
            <Trans>Link</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={t`Check ${version}`}
          busy={result === 'checking'}
          onClick={() => void check()}
        >
          <Trans>Check</Trans>
        </Button>
      </div>
      <CheckResult result={result} />
    </li>
  )
}
