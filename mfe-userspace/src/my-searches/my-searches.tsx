import { Trans, useLingui } from '@lingui/react/macro'
import { savedSearches } from '@within-reach/contract'
import { boardPath, redirects } from '@within-reach/shared-core'
import { Link, useCall, useRedirect } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { FailureNotice } from '../frame/failure-notice'
import type { Failed } from '../frame/failure-reason'
import { Frame } from '../frame/frame'
import { LoadFailure } from '../load-failure'
import styles from './my-searches.module.css'
import { SearchCard } from './search-card'

/** The member's saved searches, newest first (/mysearches). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const { data, status, failure, refetch } = useCall(savedSearches, isLeaving ? undefined : {})
  /** What happened to a card that has left. */
  const [failureOfCard, setFailureOfCard] = useState<Failed>()
  const list = useRef<HTMLDivElement>(null)
  if (isLeaving) return null
  return (
    <Frame
      title={t`Saved searches`}
      lead={t`See what is new in the lists that you care about, or get a mail about it.`}
    >
      <FailureNotice failure={failureOfCard} />
      {status === 'pending' && (
        <div role="status" aria-label={t`Loading your searches`}>
          <Skeleton shape="card" lines={3} />
        </div>
      )}
      {status === 'error' && failure?.kind !== 'logged-out' && (
        <LoadFailure
          title={t`Your searches could not be loaded`}
          failure={failure}
          around={list}
          onRetry={() => void refetch()}
        />
      )}
      <div ref={list} tabIndex={-1}>
        {data?.length === 0 && (
          <EmptyState title={t`You have saved no search`}>
            <p>
              <Trans>Search a board, and press “Save this search” above its list.</Trans>
            </p>
            <Link to={boardPath.tr} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Trade your stuff</Trans>
            </Link>
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className={styles.list}>
            {data.map((search) => (
              <li key={search.search_idx}>
                <SearchCard
                  search={search}
                  refetch={refetch}
                  onRemoved={() => {
                    setFailureOfCard(undefined)
                    list.current?.focus()
                  }}
                  onNotRemoved={setFailureOfCard}
                  onGone={(failure) => {
                    setFailureOfCard(failure)
                    list.current?.focus()
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  )
}
