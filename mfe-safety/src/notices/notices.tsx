import { Trans, useLingui } from '@lingui/react/macro'
import { appeal, notices } from '@within-reach/contract'
import { redirects, safetyPaths, send } from '@within-reach/shared-core'
import { useCall, useLocation, useRedirect, useSearchParams } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'
import { PagedList, usePageField } from '../frame/paged-list'
import type { SendAppeal } from './appeal-form'
import { LinkedNotice } from './linked-notice'
import { NoticeCard } from './notice-card'

/**
 * The decisions about the member (/notices, query page), or by the link of a mail one about a banned member: its secret is after the
 * #. Older mails have it in the query.
 */
export function Component() {
  const { hash } = useLocation()
  const [query] = useSearchParams()
  const isLinked = hash !== '' || query.has('link') || query.has('secret')
  const secret = hash === '' ? (query.get('secret') ?? '') : hash.slice(1)
  return isLinked ? <LinkedNotice key={secret} secret={secret} /> : <OwnNotices />
}

/** The decisions about the member, newest first. */
function OwnNotices() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const field = usePageField()
  const { data, ...state } = useCall(notices, isLeaving ? undefined : field)
  if (isLeaving) return null
  return (
    <Frame
      title={t`Decisions about me`}
      lead={t`What moderators decided about what you wrote. If you think that they are wrong, appeal: another moderator decides.`}
      back={{ to: safetyPaths.safety, label: t`Safety` }}
    >
      <PagedList
        {...state}
        path={safetyPaths.notices}
        rows={data}
        keyOf={({ decision_idx: id }) => id}
        entry={(notice) => <NoticeCard notice={notice} sendAppeal={sendAppeal} refetch={state.refetch} />}
        loading={t`Loading the decisions`}
        notLoaded={t`The decisions could not be loaded`}
        empty={
          <EmptyState title={t`No decisions`}>
            <p>
              <Trans>Moderators have decided nothing about what you wrote.</Trans>
            </p>
          </EmptyState>
        }
      />
    </Frame>
  )
}

const sendAppeal: SendAppeal = (idx, words) => send(appeal, { idx, words })
