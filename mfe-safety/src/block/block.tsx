import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  block,
  blocks,
  cms,
  conversation,
  conversations,
  msg as message,
  msgs,
  postDetail,
  posts,
  type ContentKind,
} from '@within-reach/contract'
import { redirects, safetyPaths, send } from '@within-reach/shared-core'
import { forget, Link, useRedirect, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { Button, buttonClass, EmptyState } from '@within-reach/shared-ui'
import { useState } from 'react'
import { type Failed, FailureNotice } from '../frame/failure-notice'
import { Focused } from '../frame/focused'
import { Frame } from '../frame/frame'
import { type About, readAbout } from '../names/read-about'
import { originOf, Unreachable } from '../names/unreachable'
import { useIsGone } from '../names/use-is-gone'
import styles from './block.module.css'
import { Blocked } from './blocked'

/** The page that blocks the author of something (/block, query kind and id). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const [query] = useSearchParams()
  const about = readAbout(query)
  if (isLeaving) return null
  if (about) return <BlockAuthor key={`${about.kind}:${about.id}`} about={about} />
  return (
    <Frame title={t`Block`}>
      <EmptyState title={t`There is nobody to block here`}>
        <p>
          <Trans>Use “Block” at a post, a comment or a message.</Trans>
        </p>
        <Link to={safetyPaths.safety} className={buttonClass({ variant: 'secondary' })}>
          <Trans>To the safety page</Trans>
        </Link>
      </EmptyState>
    </Frame>
  )
}

const titles = {
  post: msg`Block the author of this post?`,
  comment: msg`Block the author of this comment?`,
  message: msg`Block the sender of this message?`,
} as const satisfies Readonly<Record<ContentKind, unknown>>

function BlockAuthor({ about }: { readonly about: About }) {
  const { t } = useLingui()
  const { kind, id } = about
  const { back } = useRemote()
  const isGone = useIsGone(about)
  const [busy, setBusy] = useState(false)
  const [nick, setNick] = useState<string>()
  const [failure, setFailure] = useState<Failed>()

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await send(block, { kind, id })
    setBusy(false)
    if (outcome.kind !== 'ok') return setFailure(outcome)
    // They may contain what the blocked member wrote.
    forget(posts, postDetail, cms, msgs, message, conversations, conversation, blocks)
    setNick(outcome.data.nick)
  }

  if (nick !== undefined) return <Blocked nick={nick} kind={kind} />
  if (isGone) return <Unreachable title={t`Block`} kind={kind} isOwn={false} mayStay />
  if (failure?.kind === 'ownContent' || failure?.kind === 'not-found')
    return (
      <Focused>
        <Unreachable title={t`Block`} kind={kind} isOwn={failure.kind === 'ownContent'} mayStay />
      </Focused>
    )
  return (
    <Frame title={t(titles[kind])}>
      <ul className={styles.effects}>
        <li>
          <Trans>Their messages do not reach you, and you no longer see their comments.</Trans>
        </li>
        <li>
          <Trans>Their posts stay on the boards, also for you.</Trans>
        </li>
        <li>
          <Trans>They are not told. Their messages look to them as if they were sent.</Trans>
        </li>
        <li>
          <Trans>You can unblock them on the safety page at any time.</Trans>
        </li>
      </ul>
      <FailureNotice failure={failure} />
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void confirm()}>
          <Trans>Block</Trans>
        </Button>
        <Button variant="quiet" onClick={() => back(originOf(kind))}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Frame>
  )
}
