import { Trans, useLingui } from '@lingui/react/macro'
import type { Live, VersionHealth } from '@within-reach/contract'
import { Badge, Notice, Skeleton } from '@within-reach/shared-ui'
import type { HealthState } from '../health/use-health'
import styles from '../health/health.module.css'
import { VersionHealthCard } from '../health/version-health'
import { Part } from './part'
import { RoleBadges } from './role-badges'

export interface HealthPartProps {
  readonly live: Live
  readonly health: HealthState
}

/** The order of comparison: the current version, then its canary, then earlier ones. */
const inOrder = ({ current, canary }: Live, versions: readonly VersionHealth[]): VersionHealth[] => {
  const rankOf = ({ version }: VersionHealth) =>
    version === current ? 0 : version === canary?.version ? 1 : 2
  return [...versions].sort((a, b) => rankOf(a) - rankOf(b))
}

/** The health of the versions that visitors may get, side by side. */
export function HealthPart({ live, health }: HealthPartProps) {
  const { t } = useLingui()
  return (
    <Part title={t`Health in the last day`}>
      {health === 'loading' && (
        <div role="status" aria-label={t`Loading the health`}>
          <Skeleton shape="row" lines={2} />
        </div>
      )}
      {health === 'failed' && (
        <Notice tone="caution">
          <Trans>The health could not be loaded. The page tries again automatically.</Trans>
        </Notice>
      )}
      {typeof health !== 'string' && (
        <div className={styles.versions}>
          {inOrder(live, health.versions).map((version) => (
            <VersionHealthCard
              key={version.version}
              health={version}
              role={<RoleBadges live={live} version={version.version} />}
            />
          ))}
          {health.versions.length === 0 && <Badge>{t`No reports yet`}</Badge>}
        </div>
      )}
    </Part>
  )
}
