import { Trans } from '@lingui/react/macro'
import { type Call, type DataOf, myRoles } from '@within-reach/contract'
import { type CallState, invalidate } from '@within-reach/shared-core/react'
import { Notice, Skeleton, type SkeletonShape } from '@within-reach/shared-ui'
import { type ReactNode, useEffect } from 'react'
import { LoadFailure } from './load-failure'
import { Refused } from './refused'

export interface LoadedProps<C extends Call> {
  readonly read: CallState<C>
  /** The heading of the page, for a page that has none without the answer. Only screen readers get it. */
  readonly heading?: string
  /** What is loading, for screen readers. */
  readonly loading: string
  /** What could not be loaded. */
  readonly notLoaded: string
  readonly shape?: SkeletonShape
  /** Shown instead of the failure if there is no such thing. */
  readonly absent?: ReactNode
  /** Whether nothing is said while a shown answer cannot be read again. */
  readonly silent?: boolean
  readonly children: (data: DataOf<C>) => ReactNode
}

/**
 * Shows the answer of a read, or why there is none. If the role was revoked in the meantime, an earlier answer disappears as well; if
 * the service is away, it stays and is called out of date.
 */
export function Loaded<C extends Call>({ heading, ...props }: LoadedProps<C>) {
  const { read, silent = false, children } = props
  const { data, failure } = read
  const isRefused = failure?.kind === 'not-owner'
  // The frame closes what the role no longer opens.
  useEffect(() => {
    if (isRefused) void invalidate(myRoles)
  }, [isRefused])
  const isAbsent = props.absent !== undefined && isMissing(failure?.kind)
  if (data === undefined || isRefused || isAbsent)
    return (
      <>
        {heading !== undefined && <h1 className="wr-visually-hidden">{heading}</h1>}
        <WithoutAnswer {...props} />
      </>
    )
  return (
    <>
      {failure && !silent && (
        <Notice tone="caution">
          <Trans>The service does not answer at the moment: what you see may be out of date.</Trans>
        </Notice>
      )}
      {children(data)}
    </>
  )
}

function WithoutAnswer<C extends Call>(props: Omit<LoadedProps<C>, 'heading'>) {
  const { read, loading, notLoaded, shape = 'row', absent } = props
  const { status, failure, refetch } = read
  if (failure?.kind === 'not-owner') return <Refused />
  if (absent !== undefined && isMissing(failure?.kind)) return absent
  if (status === 'pending')
    return (
      <div role="status" aria-label={loading}>
        <Skeleton shape={shape} lines={shape === 'row' ? 5 : 3} />
      </div>
    )
  return <LoadFailure title={notLoaded} failure={failure} onRetry={() => void refetch()} />
}

/** An id that is not a number belongs to nothing. */
const isMissing = (kind: string | undefined): boolean => kind === 'not-found' || kind === 'invalid'
