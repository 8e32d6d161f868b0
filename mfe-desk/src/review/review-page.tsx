import { useLingui } from '@lingui/react/macro'
import { review } from '@within-reach/contract'
import { Link, useCall, useSearchParams } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { addresses } from '../addresses'
import { Loaded } from '../loading/loaded'
import { ReviewView } from './review-view'
import { useQueue } from './use-queue'

/** One review (/desk/review?idx=…). */
export function Component() {
  const { t } = useLingui()
  const [query] = useSearchParams()
  const idx = query.get('idx') ?? ''
  const read = useCall(review, { idx })
  const queue = useQueue(Number(idx), read.data?.state === 'open')
  return (
    <Loaded
      read={read}
      heading={t`Review`}
      shape="article"
      loading={t`Loading the review`}
      notLoaded={t`The review could not be loaded`}
      absent={<NoReview />}
    >
      {(one) => (
        <ReviewView key={one.review_idx} one={one} queue={queue} onStale={() => void read.refetch()} />
      )}
    </Loaded>
  )
}

function NoReview() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`There is no such review`}>
      <Link to={addresses.overview} className={buttonClass({ variant: 'secondary' })}>
        {t`To the queue`}
      </Link>
    </EmptyState>
  )
}
