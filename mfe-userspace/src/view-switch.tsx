import { Trans, useLingui } from '@lingui/react/macro'
import { boardPath, photosPath, withQuery } from '@within-reach/shared-core'
import { followLink, useRemote } from '@within-reach/shared-core/react'
import type { FactType, JobStatus, Region } from '@within-reach/contract'
import type { ReactNode } from 'react'
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
  // The prerendered table cannot fill filters into these links, so they are added when one is followed.
  const written = current === 'table' ? {} : filters
  return (
    <div role="group" className={styles.switch} aria-label={t`View`}>
      <View
        href={withQuery(boardPath[type], written)}
        to={withQuery(boardPath[type], filters)}
        isCurrent={current === 'table'}
      >
        <Trans>Table</Trans>
      </View>
      <View
        href={withQuery(photosPath, { type, ...written })}
        to={withQuery(photosPath, { type, ...filters })}
        isCurrent={current === 'photos'}
      >
        <Trans>Photos</Trans>
      </View>
    </div>
  )
}

interface ViewProps {
  /** The address in the page. */
  readonly href: string
  /** The address that a click leads to. */
  readonly to: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}

function View({ href, to, isCurrent, children }: ViewProps) {
  const { navigate } = useRemote()
  return (
    <a
      href={href}
      aria-current={isCurrent || undefined}
      onClick={(event) => followLink(event, () => navigate(to))}
    >
      {children}
    </a>
  )
}
