import { Trans, useLingui } from '@lingui/react/macro'
import { regions, regionsAt } from '@within-reach/contract'
import { paths, withQuery } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { isRegional, ownName } from '../registry/regional'
import type { RemoteStatus } from '../registry/registry-context'
import { useNames } from '../texts/names'
import { Cell } from './cell'
import styles from './matrix.module.css'
import { Planned } from './planned'
import { Switch } from './switch'
import type { Pressed } from './switch-panel'

export interface MatrixRowProps {
  readonly remote: RemoteStatus
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onPress: (pressed: Pressed) => void
}

/** One remote with its switches. */
export function MatrixRow({ remote, now, onPress }: MatrixRowProps) {
  const { name, live, published, origins = {} } = remote
  const regional = isRegional(remote)
  const { t } = useLingui()
  const names = useNames()
  const title = names.remote(name)
  const percent = live?.canary?.percent
  const newest = published[0]?.version
  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" className={styles.name}>
        <Link to={withQuery(paths.consoleRemote, { name })}>{title}</Link>
        <span className={styles.code}>{name}</span>
      </div>
      <Cell label={t`Live version`}>
        {live ? (
          <span className={styles.version} title={origins[live.current]?.subject}>
            {live.current}
          </span>
        ) : (
          <span className={styles.quiet}>
            <Trans>not live yet</Trans>
          </span>
        )}
        {live?.canary && (
          <Badge tone="caution">
            <Trans>Canary {percent} %</Trans>
          </Badge>
        )}
        {live && newest !== undefined && newest !== live.current && newest !== live.canary?.version && (
          <span className={styles.newest}>
            <Trans>{newest} is published</Trans>
          </span>
        )}
      </Cell>
      <Cell label={t`Whole section`}>
        {live && name !== ownName && !live.retired ? (
          <Switch
            on={live.enabled}
            text={live.enabled ? t`On` : t`Off`}
            label={live.enabled ? t`${title} is on. Turn it off` : t`${title} is off. Turn it on`}
            onPress={() => onPress({ type: 'switch', remote: name, enabled: !live.enabled })}
          />
        ) : (
          <span className={styles.quiet}>{live?.retired ? t`Retired` : live ? t`Always on` : '–'}</span>
        )}
      </Cell>
      {live && regional && !live.retired ? (
        regions.map((region) => {
          const open = regionsAt(live, now)[region]
          const place = names.region(region)
          return (
            <Cell key={region} label={place}>
              <Switch
                on={open}
                text={open ? t`Open` : t`Closed`}
                label={open ? t`${title}, ${place}: open. Close it` : t`${title}, ${place}: closed. Open it`}
                onPress={() => onPress({ type: 'region', remote: name, region, open: !open })}
              />
              <Planned
                plans={live.planned.filter((plan) => plan.region === region && Date.parse(plan.at) > now)}
                onCancel={(plan) => onPress({ type: 'forget-planned', remote: name, region, at: plan.at })}
              />
            </Cell>
          )
        })
      ) : (
        <div role="cell" aria-colspan={regions.length} className={styles.everywhere}>
          {regional ? '–' : <Trans>The same in every region</Trans>}
        </div>
      )}
    </div>
  )
}
