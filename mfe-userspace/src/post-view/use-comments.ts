import { cms, type Comment } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The comments of a post as its page shows them. */
export interface CommentList {
  /** Oldest first; undefined until they were loaded once. */
  readonly comments: readonly Comment[] | undefined
  /** Whether the last loading failed; what was loaded before stays. */
  readonly failed: boolean
  /** Loads them anew; resolves once that is done, never rejects. */
  reload(): Promise<void>
}

/**
 * Loads the comments of a post; an answer that a newer loading has overtaken is dropped.
 * @param reader who reads them: an owner gets to know which are theirs
 */
export function useComments(postId: number, reader: string | undefined): CommentList {
  const [comments, setComments] = useState<readonly Comment[]>()
  const [failed, setFailed] = useState(false)
  const current = useRef<AbortController>(undefined)

  const reload = useCallback(async () => {
    current.current?.abort()
    const { signal } = (current.current = new AbortController())
    setFailed(false)
    const outcome = await send(cms, { id: postId }, { signal })
    if (signal.aborted) return
    if (outcome.kind === 'ok') setComments(outcome.data)
    else setFailed(true)
  }, [postId])

  useEffect(() => {
    void reload()
    return () => current.current?.abort()
  }, [reload, reader])

  return { comments, failed, reload }
}
