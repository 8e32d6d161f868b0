import { Trans, useLingui } from '@lingui/react/macro'
import { type AnyOutcome, endCaseLink, myCases } from '@within-reach/contract'
import { safetyPaths, send } from '@within-reach/shared-core'
import { invalidate, Link, useMember } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { type ReactElement, useEffect, useState } from 'react'
import { Focused } from '../frame/focused'
import { Frame } from '../frame/frame'
import { LoadFailure } from '../frame/load-failure'
import { CaseView } from './case-view'
import { LinkEnded } from './link-ended'
import { type CaseReader, isComplete, useCase } from './reader'
import { type FollowedCases, useCaseChanges } from './use-case-changes'

/** A case, or its skeleton, or why it cannot be shown. */
export function CaseOf({ reader }: { readonly reader: CaseReader }) {
  const { t } = useLingui()
  const isMember = useMember() !== null
  const isLinked = 'secret' in reader
  const { status, data, failure, refetch } = useCase(reader)
  const [link, setLink] = useState<'works' | 'ending' | 'ended'>('works')
  const id = data?.case_idx
  const back = isMember ? { to: safetyPaths.myCases, label: t`My inquiries` } : undefined
  // Opening it marked it as read.
  useEffect(() => {
    if (id !== undefined && !isLinked) void invalidate(myCases)
  }, [id, isLinked])

  const endLink = async (secret: string): Promise<AnyOutcome> => {
    setLink('ending')
    const outcome = await send(endCaseLink, { secret })
    // A link that no longer works has ended already.
    const ended = outcome.kind === 'ok' || outcome.kind === 'not-found'
    setLink(ended ? 'ended' : 'works')
    return outcome
  }

  if (link === 'ended') return inFocus(<LinkEnded byReader closed={data?.state === 'closed'} />)
  const isCut = isLinked && !isComplete(reader.secret)
  const isMissing = isCut || failure?.kind === 'not-found' || failure?.kind === 'invalid'
  if (isMissing && isLinked) return data ? inFocus(<LinkEnded />) : <LinkEnded />
  // The cookie of the stream of a linked case comes with its first answer.
  const follows = !isLinked || (data !== undefined && link === 'works')
  const follow = follows && (
    <Follow refetch={refetch} isRead={data !== undefined} linked={isLinked ? id : undefined} />
  )
  if (data)
    return (
      <>
        {follow}
        <CaseView
          one={data}
          reader={reader}
          back={back}
          refetch={refetch}
          endLink={isLinked ? () => endLink(reader.secret) : undefined}
        />
      </>
    )
  return (
    <>
      {follow}
      <Frame title={t`Inquiry`} back={back}>
        {status === 'pending' && (
          <div role="status" aria-label={t`Loading the inquiry`}>
            <Skeleton shape="article" lines={3} />
          </div>
        )}
        {status === 'error' &&
          (isMissing ? (
            <EmptyState title={t`This inquiry does not exist`}>
              <p>
                <Trans>It is not one of yours, or it was deleted after a year.</Trans>
              </p>
              <Link to={safetyPaths.myCases} className={buttonClass({ variant: 'secondary' })}>
                <Trans>My inquiries</Trans>
              </Link>
            </EmptyState>
          ) : (
            <LoadFailure
              title={t`The inquiry could not be loaded`}
              failure={failure}
              onRetry={() => void refetch()}
            />
          ))}
      </Frame>
    </>
  )
}

/** What replaces a case that was shown: its fields and buttons are gone, and the focus with them. */
const inFocus = (part: ReactElement) => <Focused>{part}</Focused>

/** Follows the changes of a case. */
function Follow({ refetch, ...followed }: FollowedCases & { readonly refetch: () => Promise<unknown> }) {
  useCaseChanges(refetch, followed)
  return null
}
