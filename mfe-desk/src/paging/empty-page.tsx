import { useRemote } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { useEffect } from 'react'

export interface EmptyPageProps {
  /** The read of the list. */
  readonly read: {
    readonly meta: { readonly page: number; readonly pages: number } | undefined
    readonly isFetching: boolean
  }
  readonly hrefOf: (page: number) => string
  /** What an empty list means. */
  readonly title: string
}

/** Says that a list is empty. A page after the last one, whose entries were decided meanwhile, leads to the last one instead. */
export function EmptyPage({ read: { meta, isFetching }, hrefOf, title }: EmptyPageProps) {
  const { navigate } = useRemote()
  const isPastEnd = meta !== undefined && meta.page > meta.pages
  // A cached answer may be older than the list.
  const end = isPastEnd && !isFetching ? hrefOf(meta.pages) : undefined
  useEffect(() => {
    if (end !== undefined) navigate(end, { replace: true })
  }, [end, navigate])
  return isPastEnd ? null : <EmptyState title={title} />
}
