import { act, screen, within } from '@testing-library/react'
import { cms, postDetail, postingCm, refusedField } from '@within-reach/contract'
import { refetchVisible } from '@within-reach/shared-core/react'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aComment, aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

const box = () => screen.getByRole('textbox', { name: 'Leave a comment' })

describe('a comment without a network', () => {
  const open = async (isKept: boolean) => {
    const service = stubPosts()
    service.answer(postDetail, { kind: 'ok', data: aPost() })
    service.answer(cms, { kind: 'ok', data: [] })
    service.answer(postingCm, { kind: 'offline' })
    const sendLater = jest.fn(() => Promise.resolve(isKept))
    const { user } = renderRemote(<PostView />, { path: '/view?id=42', member: mina, props: { sendLater } })
    await user.type(await screen.findByRole('textbox', { name: 'Leave a comment' }), 'Nice')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    return { sendLater, service }
  }

  it('waits, and its box is free for another one', async () => {
    const { sendLater } = await open(true)
    expect(await screen.findByText(/Your comment waits/)).toBeVisible()
    expect(box()).toHaveValue('')
    expect(sendLater).toHaveBeenCalledWith({
      path: postingCm.path,
      fields: { id: aPost().post_idx, cmText: 'Nice' },
      title: '',
    })
  })

  it('is said to wait until the list has it', async () => {
    const { service } = await open(true)
    expect(await screen.findByText(/Your comment waits/)).toBeVisible()
    // The network is back, but the comment was not sent yet.
    await act(() => refetchVisible())
    expect(screen.getByText(/Your comment waits/)).toBeVisible()
    service.answer(cms, { kind: 'ok', data: [aComment({ cm: 'Nice' })] })
    await act(() => refetchVisible())
    expect(await screen.findByText('Nice')).toBeVisible()
    expect(screen.queryByText(/Your comment waits/)).not.toBeInTheDocument()
  })

  it('stays in its box if the browser cannot store it, or if only the service is down', async () => {
    await open(false)
    expect(
      await screen.findByRole('dialog', { name: /^Error You seem to be offline. Nothing was changed/ }),
    ).toBeVisible()
    expect(box()).toHaveValue('Nice')
  })
})

it('a comment that may be published is shown, and not published a second time after a change', async () => {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: aPost() })
  service.answer(cms, { kind: 'ok', data: [] })
  service.answer(postingCm, { kind: 'failed' })
  const { user } = renderRemote(<PostView />, { path: '/view?id=42', member: mina })
  await screen.findByRole('textbox', { name: 'Leave a comment' })
  const post = async (text: string) => {
    await user.type(box(), text)
    await user.click(screen.getByRole('button', { name: 'Post' }))
    return screen.findByRole('dialog')
  }
  await user.click(within(await post('Nice')).getByRole('button', { name: 'Close' }))
  service.answer(cms, { kind: 'ok', data: [aComment({ cm: 'Nice' })] })
  service.answer(postingCm, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  expect(await post(' room')).toHaveTextContent(/What you sent first is published already/)
  expect(await screen.findByText('Nice')).toBeInTheDocument()
  expect(box()).toHaveValue('Nice room')
  const [first, changed] = service.keys(postingCm)
  expect(changed).toBe(first)
})
