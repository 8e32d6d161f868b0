import { type Post, postDetail } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useEffect, useState } from 'react'

/** A post as its page shows it. */
export type Shown =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly post: Post }
  | { readonly state: 'missing' }
  | { readonly state: 'failed' }

/**
 * Loads a post.
 * @param id as the address gives it
 * @param reader who reads it: an owner gets to know that it is theirs
 */
export function usePost(id: string, reader: string | undefined): { shown: Shown; retry: () => void } {
  const [shown, setShown] = useState<Shown>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setShown({ state: 'loading' })
    void send(postDetail, { id }, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      if (outcome.kind === 'ok') setShown({ state: 'shown', post: outcome.data })
      else
        setShown({ state: outcome.kind === 'not-found' || outcome.kind === 'invalid' ? 'missing' : 'failed' })
    })
    return () => leaving.abort()
  }, [id, reader, round])
  return { shown, retry: () => setRound((count) => count + 1) }
}
