import { type PostRow, posts, type PostType } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useEffect, useState } from 'react'
import type { Filters } from './filters'

/** A page of a board as it is shown. */
export interface Listing {
  readonly state: 'loading' | 'shown' | 'failed'
  readonly rows: readonly PostRow[]
  readonly pages: number
  retry(): void
}

const nothing = { rows: [] as readonly PostRow[], pages: 1 }

/** Loads the page of a board that the filters name; an answer that comes too late is dropped. */
export function usePosts(type: PostType, placed: boolean, filters: Filters): Listing {
  const { region, jstatus, search, page } = filters
  const [shown, setShown] = useState<Omit<Listing, 'retry'>>({ state: 'loading', ...nothing })
  const [round, setRound] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    setShown({ state: 'loading', ...nothing })
    const fields = {
      type,
      search,
      region: placed ? region : undefined,
      jstatus: type === 'jobs' ? jstatus : undefined,
      page: page === 1 ? undefined : page,
    }
    void send(posts, fields, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.kind === 'ok') setShown({ state: 'shown', rows: outcome.data, pages: outcome.beside.pages })
      else setShown({ state: 'failed', ...nothing })
    })
    return () => leaving.abort()
  }, [type, placed, region, jstatus, search, page, round])

  return { ...shown, retry: () => setRound((count) => count + 1) }
}
