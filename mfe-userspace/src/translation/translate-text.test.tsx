import { screen, within } from '@testing-library/react'
import { cms, postDetail, translation } from '@within-reach/contract'
import { renderRemote, type Replies } from '@within-reach/shared-core/testing'
import { Component as PostView } from '../post-view/post-view'
import { aComment, aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'

const site = { supportEmail: '', filmUrl: '', social: {}, translation: 'service' } as const
const post = { ...aPost(), subject: '햇살 좋은 방', description: '<p>조용하고 <b>밝은</b> 방입니다.</p>' }
const comments = [
  aComment({ cm_idx: 1, cm: '아직 비어 있나요?' }),
  aComment({ cm_idx: 2, cm: 'I would like to see it' }),
]
const translated: Replies<typeof translation> = ({ fields }) => ({
  kind: 'ok',
  data: { texts: fields.kind === 'post' ? ['A sunny room', 'A quiet\nbright room.'] : ['Is it still free?'] },
})

function open(more: Partial<typeof post> = {}, replies = translated) {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: { ...post, ...more } })
  service.answer(cms, { kind: 'ok', data: comments })
  service.answer(translation, replies)
  return { ...renderRemote(<PostView />, { path: '/view?id=42', props: { site } }), service }
}
const article = () => within(screen.getByRole('article'))
const button = async (name = 'Translate') =>
  within(await screen.findByRole('article')).findByRole('button', { name })

describe('a post in another language', () => {
  it('is translated at a press with its subject, and the original is one press away', async () => {
    const { user, service } = open()
    await user.click(await button())
    const heading = await screen.findByRole('heading', { level: 1, name: 'A sunny room' })
    expect(heading).toHaveAttribute('lang', 'en')
    const text = screen.getByText(/A quiet\s+bright room/)
    expect(text).toHaveAttribute('lang', 'en')
    expect(text.textContent).toBe('A quiet\nbright room.')
    expect(article().getByText('Translated automatically')).toHaveAttribute('role', 'status')
    expect(service.sent(translation)[0]?.fields).toEqual({
      kind: 'post',
      id: String(post.post_idx),
      language: 'en',
    })
    await user.click(await button('Show the original'))
    expect(screen.getByRole('heading', { level: 1, name: post.subject })).not.toHaveAttribute('lang')
    expect(screen.getByText('밝은').tagName).toBe('B')
  })

  it('says that it is busy, and that it failed', async () => {
    let end = () => {}
    const { user } = open({}, () => new Promise((resolve) => (end = () => resolve({ kind: 'unavailable' }))))
    await user.click(await button())
    expect(await button()).toHaveAttribute('aria-busy', 'true')
    expect(article().getByText('Translating…')).toBeVisible()
    end()
    expect(await article().findByText('This text could not be translated. Try again later.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: post.subject })).toBeVisible()
  })

  it.each([
    ['too-many', 'You have had many texts translated. Try again later.'],
    ['offline', 'You are offline. A translation needs a connection.'],
    ['not-found', 'This text is no longer there.'],
  ] as const)('says why it is not translated: %s', async (kind, text) => {
    const { user } = open({}, { kind })
    await user.click(await button())
    expect(await article().findByText(text)).toBeVisible()
  })

  it('that looks like a scam stays folded, and keeps its caution', async () => {
    const { user } = open({ caution: { categories: ['money-first'] } })
    await user.click(await button())
    await screen.findByRole('heading', { level: 1, name: 'A sunny room' })
    expect(screen.queryByText(/bright room/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show it anyway' }))
    expect(screen.getByText(/bright room/)).toBeVisible()
    expect(screen.getByRole('note', { name: 'This may be a scam' })).toBeVisible()
  })

  it('is folded if the service translated a later text that looks like a scam', async () => {
    const { user } = open({}, ({ fields }) => ({
      kind: 'ok',
      data: {
        texts: fields.kind === 'post' ? ['A sunny room', 'Pay me first.'] : ['Pay by gift card.'],
        caution: { categories: [fields.kind === 'post' ? 'money-first' : 'gift-cards'] },
      },
    }))
    await user.click(await button())
    await screen.findByRole('heading', { level: 1, name: 'A sunny room' })
    expect(screen.queryByText('Pay me first.')).not.toBeInTheDocument()
    await user.click(article().getByRole('button', { name: 'Show it anyway' }))
    expect(article().getByText('Pay me first.')).toBeVisible()
    await user.click(await button('Show the original'))
    expect(screen.getByText('밝은')).toBeVisible()

    const thread = within(await screen.findByRole('region', { name: /^Comments/ }))
    await user.click(await thread.findByRole('button', { name: 'Translate' }))
    expect(await thread.findByRole('note', { name: 'This may be a scam' })).toHaveTextContent('gift card')
    expect(screen.queryByText('Pay by gift card.')).not.toBeInTheDocument()
  })

  it('has comments that are translated one by one, without a button at those in the language of the reader', async () => {
    const { user } = open()
    const [first, second] = await within(
      await screen.findByRole('region', { name: /^Comments/ }),
    ).findAllByRole('listitem')
    if (!first || !second) throw new Error('There are no comments')
    expect(within(second).queryByRole('button', { name: 'Translate' })).not.toBeInTheDocument()
    await user.click(within(first).getByRole('button', { name: 'Translate' }))
    expect(await within(first).findByText('Is it still free?')).toHaveAttribute('lang', 'en')
    await user.click(within(first).getByRole('button', { name: 'Show the original' }))
    expect(within(first).getByText('아직 비어 있나요?')).not.toHaveAttribute('lang')
  })
})
