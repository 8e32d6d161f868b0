import type { Region } from '@within-reach/contract'
import { boardPath, editorPath, loginPath } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import type { Board } from '../boards'
import styles from './board-list.module.css'
import type { Filters } from './filters'

export interface NoPostsProps {
  readonly board: Board
  readonly filters: Filters
}

/** The regions as they stand in a sentence. */
const placeName: Readonly<Record<Region, string>> = {
  'South Korea': 'South Korea',
  'United Kingdom': 'the United Kingdom',
  Others: 'other countries',
}

/** Nothing found is not nothing there: each leads on in its own way. */
export function NoPosts({ board, filters: { region, jstatus, search, page } }: NoPostsProps) {
  const loggedIn = useMember() !== null
  const editor = editorPath[board.type]
  const everything = (
    <Link to={boardPath[board.type]} className={buttonClass({ variant: 'secondary' })}>
      Show everything
    </Link>
  )
  if (search !== '' || jstatus !== 'all' || page > 1) {
    return (
      <EmptyState title="Nothing fits these filters">
        <p>Try other words, or look at the whole board.</p>
        {everything}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={region === 'all' ? board.empty : `No posts in ${placeName[region]} yet.`}>
      <p>Be the first.</p>
      <div className={styles.waysOn}>
        <Link to={loggedIn ? editor : loginPath(editor)} className={buttonClass({ variant: 'secondary' })}>
          {board.newPost}
        </Link>
        {region !== 'all' && everything}
      </div>
    </EmptyState>
  )
}
