import { Trans, useLingui } from '@lingui/react/macro'
import { boardPath, photosPath, withQuery } from '@within-reach/shared-core'
import { followLink, useRemote } from '@within-reach/shared-core/react'
import type { FactType, JobStatus, Region } from '@within-reach/contract'
import type { ReactNode } from 'react'
import { useMounted } from './mounted'
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
  const filters = {
    region: region === 'all' ? undefined : region,
    jstatus: type !== 'jobs' || jstatus === 'all' ? undefined : jstatus,
    search,
  }
  // The prerendered page is the same for all filters.
  const written = useMounted() ? filters : {}
  return (
    <div role="group" className={styles.switch} aria-label={t`View`}>
      <View href={withQuery(boardPath[type], written)} isCurrent={current === 'table'}>
        <Trans>Table</Trans>
      </View>
      <View href={withQuery(photosPath, { type, ...written })} isCurrent={current === 'photos'}>
        <Trans>Photos</Trans>
      </View>
    </div>
  )
}

interface ViewProps {
  readonly href: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}

function View({ href, isCurrent, children }: ViewProps) {
  const { navigate } = useRemote()
  return (
    <a
      href={href}
      aria-current={isCurrent || undefined}
      onClick={(event) => followLink(event, () => navigate(href))}
    >
      {children}
    </a>
  )
}
