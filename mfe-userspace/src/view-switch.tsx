import { Trans, useLingui } from '@lingui/react/macro'
import { boardPath, photosPath, withQuery } from '@within-reach/shared-core'
import { followLink, useRemote } from '@within-reach/shared-core/react'
import type { FactType, JobStatus, Region } from '@within-reach/contract'
import styles from './view-switch.module.css'

export interface ViewSwitchProps {
  readonly type: FactType
  readonly current: 'table' | 'photos'
  /** What both views filter by. */
  readonly region: Region | 'all' | undefined
  readonly jstatus: JobStatus | 'all' | undefined
  readonly search: string
}

/** Leads from the table of a board to its photos and back, with the filters that both have. */
export function ViewSwitch({ type, current, region, jstatus, search }: ViewSwitchProps) {
  const { t } = useLingui()
  const shared = {
    region: region === 'all' ? undefined : region,
    jstatus: type !== 'jobs' || jstatus === 'all' ? undefined : jstatus,
  }
  return (
    <nav className={styles.switch} aria-label={t`View`}>
      <View path={boardPath[type]} query={shared} search={search} isCurrent={current === 'table'}>
        <Trans>Table</Trans>
      </View>
      <View path={photosPath} query={{ type, ...shared }} search={search} isCurrent={current === 'photos'}>
        <Trans>Photos</Trans>
      </View>
    </nav>
  )
}

interface ViewProps {
  readonly path: string
  readonly query: Parameters<typeof withQuery>[1]
  readonly search: string
  readonly isCurrent: boolean
  readonly children: React.ReactNode
}

/** The search is not in the link itself: the prerendered page could not fill it in. */
function View({ path, query, search, isCurrent, children }: ViewProps) {
  const { navigate } = useRemote()
  return (
    <a
      href={withQuery(path, query)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => followLink(event, () => navigate(withQuery(path, { ...query, search })))}
    >
      {children}
    </a>
  )
}
