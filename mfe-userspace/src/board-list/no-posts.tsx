import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Region } from '@within-reach/contract'
import { boardPath, editorPath, loginPath, withQuery } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import type { Board } from '../boards'
import styles from './board-list.module.css'
import { type Filters, writeFilters } from './filters'

export interface NoPostsProps {
  readonly board: Board
  readonly filters: Filters
  /** The number of pages of the list. */
  readonly pages: number
}

/** Whole sentences, because a country takes an article in some languages and a particle in others. */
const noneIn: Readonly<Record<Region, MessageDescriptor>> = {
  'South Korea': msg`No posts in South Korea yet.`,
  'United Kingdom': msg`No posts in the United Kingdom yet.`,
  Others: msg`No posts in other countries yet.`,
}

/** An empty board, a search without results and a page after the last differ: each offers its own next step. */
export function NoPosts({ board, filters, pages }: NoPostsProps) {
  const { region, jstatus, search, page } = filters
  const { t } = useLingui()
  const loggedIn = useMember() !== null
  const editor = editorPath[board.type]
  const everything = (
    <Link to={boardPath[board.type]} className={buttonClass({ variant: 'secondary' })}>
      <Trans>Show everything</Trans>
    </Link>
  )
  if (page > Math.max(1, pages)) {
    const last = withQuery(boardPath[board.type], writeFilters({ ...filters, page: Math.max(1, pages) }))
    return (
      <EmptyState title={t`There is no page ${page}`}>
        <p>
          <Trans>The list is shorter now.</Trans>
        </p>
        <Link to={last} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Go to the last page</Trans>
        </Link>
      </EmptyState>
    )
  }
  if (search !== '' || jstatus !== 'all') {
    return (
      <EmptyState title={t`Nothing matches these filters`}>
        <p>
          <Trans>Try other words, or look at the whole board.</Trans>
        </p>
        {everything}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(region === 'all' ? board.empty : noneIn[region])}>
      <p>
        <Trans>Be the first.</Trans>
      </p>
      <div className={styles.waysOn}>
        <Link to={loggedIn ? editor : loginPath(editor)} className={buttonClass({ variant: 'secondary' })}>
          {t(board.newPost)}
        </Link>
        {region !== 'all' && everything}
      </div>
    </EmptyState>
  )
}
