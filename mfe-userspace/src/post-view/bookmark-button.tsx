import { Trans } from '@lingui/react/macro'
import { bookmark, bookmarked, bookmarks, limits } from '@within-reach/contract'
import { bookmarksPath, loginPath, send, viewPath } from '@within-reach/shared-core'
import { invalidate, Link, useCall, useMember, useRemote } from '@within-reach/shared-core/react'
import { BookmarkedIcon, BookmarkIcon, Button, Notice } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'

/** Bookmarks the post, or removes the bookmark. Visitors log in first, and come back. */
export function BookmarkButton({ id }: { readonly id: number }) {
  const { navigate } = useRemote()
  const member = useMember()
  const most = limits.bookmarks
  const { data: stored } = useCall(bookmarked, member ? { id } : undefined)
  // What was pressed last, until it is stored.
  const [pressed, setPressed] = useState<boolean>()
  const wanted = useRef<boolean>(undefined)
  const [failure, setFailure] = useState<'full' | 'other'>()
  const isOn = pressed ?? stored ?? false

  const toggle = async () => {
    if (!member) return navigate(loginPath(viewPath(id)))
    const isStoring = wanted.current !== undefined
    wanted.current = !isOn
    setPressed(!isOn)
    setFailure(undefined)
    if (!isStoring) await store()
  }

  /** Stores what was pressed last. One call follows the other, because two at once may arrive in the other order. */
  const store = async () => {
    let on: boolean | undefined
    while (on !== wanted.current) {
      on = wanted.current
      const outcome = await send(bookmark, { id, on: on ? 'yes' : 'no' }, { keepalive: true })
      if (on !== wanted.current) continue
      if (outcome.kind === 'ok') await invalidate(bookmarked, bookmarks)
      else setFailure(outcome.kind === 'tooManyBookmarks' ? 'full' : 'other')
    }
    wanted.current = undefined
    setPressed(undefined)
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void toggle()}>
        {isOn ? <BookmarkedIcon /> : <BookmarkIcon />}{' '}
        {isOn ? <Trans>Remove the bookmark</Trans> : <Trans>Bookmark</Trans>}
      </Button>
      {failure && (
        <Notice tone="error">
          {failure === 'full' ? (
            <Trans>
              You have {most} bookmarks, which is the most. Remove one under{' '}
              <Link to={bookmarksPath}>Bookmarks</Link> first.
            </Trans>
          ) : (
            <Trans>The bookmark could not be changed. Please try again in a moment.</Trans>
          )}
        </Notice>
      )}
    </>
  )
}
