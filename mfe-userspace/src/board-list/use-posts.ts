import { type Outcome, type PostRow, posts, type PostType } from '@within-reach/contract'
import { answerAtHand, send } from '@within-reach/shared-core'
import { useEffect, useRef, useState } from 'react'
import type { Filters } from './filters'

/** A page of a board as it is shown. */
export interface Listing {
  readonly state: 'loading' | 'shown' | 'failed'
  readonly rows: readonly PostRow[]
  readonly pages: number
  retry(): void
}

type Shown = Omit<Listing, 'retry'>

const nothing = { rows: [] as readonly PostRow[], pages: 1 }
const loading: Shown = { state: 'loading', ...nothing }

const shownOf = (outcome: Outcome<typeof posts>): Shown =>
  outcome.kind === 'ok'
    ? { state: 'shown', rows: outcome.data, pages: outcome.beside.pages }
    : { state: 'failed', ...nothing }

/** What is asked for, so that the list is what the filters name. */
export const fieldsOf = (type: PostType, placed: boolean, { region, jstatus, search, page }: Filters) => ({
  type,
  search,
  region: placed ? region : undefined,
  jstatus: type === 'jobs' ? jstatus : undefined,
  page: page === 1 ? undefined : page,
})

/**
 * Loads the page of a board that the filters name; an answer that comes too late is dropped. A list that came with the page is
 * there at once.
 */
export function usePosts(type: PostType, placed: boolean, filters: Filters): Listing {
  const { region, jstatus, search, page } = filters
  const [brought] = useState(() => answerAtHand(posts, fieldsOf(type, placed, filters)))
  const [shown, setShown] = useState(brought ? shownOf(brought) : loading)
  const [round, setRound] = useState(0)
  const isThere = useRef(brought !== undefined)

  useEffect(() => {
    if (isThere.current) {
      isThere.current = false
      return
    }
    const leaving = new AbortController()
    setShown(loading)
    const fields = fieldsOf(type, placed, { region, jstatus, search, page })
    void send(posts, fields, { signal: leaving.signal }).then((outcome) => {
      if (!leaving.signal.aborted) setShown(shownOf(outcome))
    })
    return () => leaving.abort()
  }, [type, placed, region, jstatus, search, page, round])

  return { ...shown, retry: () => setRound((count) => count + 1) }
}
