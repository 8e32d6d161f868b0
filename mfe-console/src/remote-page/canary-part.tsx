import { Trans, useLingui } from '@lingui/react/macro'
import { type Live, sentence } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Badge, Button, Progress } from '@within-reach/shared-ui'
import type { HealthState } from '../health/use-health'
import type { RemoteStatus } from '../registry/registry-context'
import { RegistryText } from '../texts/registry-text'
import { useSentenceFormatter } from '../texts/use-sentence-formatter'
import { VersionName } from '../texts/version-name'
import type { Action } from './action-panel'
import { Pace } from './pace'
import { Part } from './part'
import styles from './remote-page.module.css'

export interface CanaryPartProps extends Pick<RemoteStatus, 'published' | 'origins'> {
  readonly live: Live
  readonly health: HealthState
  readonly onAction: (action: Action) => void
}

/** The canary: its share of visitors, its next step and its verdict. */
export function CanaryPart({ live, published, origins, health, onAction }: CanaryPartProps) {
  const { t } = useLingui()
  const format = useSentenceFormatter()
  const { canary, current } = live
  // The newest first. What is older than the current version was live before.
  const newest = published[0]
  const candidate = newest?.version === current ? undefined : newest
  if (!canary)
    return (
      <Part title={t`Canary`}>
        <p className={styles.quiet}>
          <Trans>Everybody gets the same version. A canary gives another one to some visitors first.</Trans>
        </p>
        {candidate && (
          <Button
            variant="secondary"
            onClick={() => onAction({ type: 'canary', version: candidate.version })}
          >
            <Trans>Start a canary</Trans>
          </Button>
        )}
      </Part>
    )
  const { version, percent, since, plan } = canary
  const steps = plan?.steps.join(' % → ')
  const verdict = typeof health === 'string' ? undefined : health.canary
  return (
    <Part title={t`Canary`}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Version</Trans>
        </dt>
        <dd>
          <VersionName version={version} origins={origins} />
        </dd>
        <dt>
          <Trans>Since</Trans>
        </dt>
        <dd>
          <Time iso={since} />
        </dd>
      </dl>
      <Progress label={t`Visitors who get it`} value={percent / 100} percentText={(shown) => t`${shown} %`} />
      {plan ? (
        <p>
          <Trans>
            Grows automatically while it is no worse than {current}: {steps} %.
          </Trans>{' '}
          <Pace plan={plan} />
        </p>
      ) : (
        <p className={styles.quiet}>
          <Trans>Stays as it is until somebody changes it, unless it is worse than {current}.</Trans>
        </p>
      )}
      {verdict && (
        <p>
          <Verdict verdict={verdict.verdict} />{' '}
          <RegistryText sentences={verdict.sentences} text={verdict.text} />
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant={verdict?.verdict === 'worse' ? 'secondary' : 'primary'}
          onClick={() => onAction({ type: 'promote', version })}
        >
          <Trans>Give it to everybody</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onAction({ type: 'canary', version })}>
          <Trans>Change its share</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onAction({ type: 'end-canary', version })}>
          {format(sentence('does-end-canary', {}))}
        </Button>
      </div>
    </Part>
  )
}

function Verdict({ verdict }: { readonly verdict: 'worse' | 'no-worse' | 'too-early' }) {
  switch (verdict) {
    case 'worse':
      return (
        <Badge tone="call">
          <Trans>Worse</Trans>
        </Badge>
      )
    case 'no-worse':
      return (
        <Badge tone="accent">
          <Trans>No worse</Trans>
        </Badge>
      )
    case 'too-early':
      return (
        <Badge>
          <Trans>Too early to say</Trans>
        </Badge>
      )
  }
}
