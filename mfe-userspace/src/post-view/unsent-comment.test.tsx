import { screen } from '@testing-library/react'
import { cms, postDetail, postingCm } from '@within-reach/contract'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aPost } from '../testing/posts'
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
    return sendLater
  }

  it('waits, and its box is free for another one', async () => {
    const sendLater = await open(true)
    expect(await screen.findByText(/Your comment waits/)).toBeVisible()
    expect(box()).toHaveValue('')
    expect(sendLater).toHaveBeenCalledWith({
      path: postingCm.path,
      fields: { id: aPost().post_idx, cmText: 'Nice' },
      title: '',
    })
  })

  it('stays in its box if the browser cannot store it, or if only the service is down', async () => {
    await open(false)
    expect(
      await screen.findByRole('dialog', { name: /^Error You seem to be offline. Nothing was changed/ }),
    ).toBeVisible()
    expect(box()).toHaveValue('Nice')
  })
})
