import { checkText, cms, postDetail, postingCm } from '@within-reach/contract'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Component as PostView } from '../post-view/post-view'
import { aComment, aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'

const caution = { categories: ['money-first', 'of-a-newer-service'] }

function open() {
  const service = stubPosts()
  const description = '<p>Send me the deposit first.</p>'
  service.answer(postDetail, { kind: 'ok', data: { ...aPost(), description, caution } })
  const comments = [
    aComment({ cm_idx: 1, cm: 'Is it free?' }),
    { ...aComment({ cm_idx: 2, cm: 'Pay me by gift card' }), caution: { categories: ['gift-cards'] } },
  ]
  service.answer(cms, { kind: 'ok', data: comments })
  return { ...renderRemote(<PostView />, { path: '/view?id=42', member: mina }), service }
}

describe('a post that looks like a scam', () => {
  it('is folded behind the reason and advice, and shown on request', async () => {
    const { user } = open()
    const [note] = await screen.findAllByRole('note', { name: 'This may be a scam' })
    expect(note).toHaveTextContent(
      'It asks for money before a viewing. Pay only after you have seen the place',
    )
    expect(screen.getByRole('heading', { name: aPost().subject })).toBeVisible()
    expect(screen.queryByText('Send me the deposit first.')).not.toBeInTheDocument()
    await user.click(within(note as HTMLElement).getByRole('button', { name: 'Show it anyway' }))
    expect(screen.getByText('Send me the deposit first.')).toBeVisible()
  })

  it('has a comment that is folded on its own', async () => {
    const { user } = open()
    expect(await screen.findByText('Is it free?')).toBeVisible()
    expect(screen.queryByText('Pay me by gift card')).not.toBeInTheDocument()
    const entry = screen.getAllByRole('listitem').find((item) => /gift cards/.test(item.textContent ?? ''))
    await user.click(within(entry as HTMLElement).getByRole('button', { name: 'Show it anyway' }))
    expect(screen.getByText('Pay me by gift card')).toBeVisible()
  })
})

it('a comment that looks like a scam is sent only if its author insists', async () => {
  const { user, service } = open()
  service.answer(checkText, { kind: 'ok', data: [{ category: 'links', quotes: ['bit.ly/x'] }] })
  service.answer(postingCm, { kind: 'ok', data: { cm_idx: 3 } })
  const box = await screen.findByRole('textbox', { name: 'Leave a comment' })
  await user.type(box, 'See bit.ly/x')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  const dialog = await screen.findByRole('dialog', { name: /Readers may take this for a scam/ })
  await user.keyboard('{Escape}')
  expect(service.sent(postingCm)).toEqual([])
  expect(box).toHaveValue('See bit.ly/x')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: /a scam/ })).getByRole('button', {
      name: 'Send anyway',
    }),
  )
  expect(dialog).not.toBeVisible()
  expect(service.sent(postingCm)).toHaveLength(1)
})
