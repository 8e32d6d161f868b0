import { screen, within } from '@testing-library/react'
import { cms, postDetail, posts } from '@within-reach/contract'
import { prefetchRead } from '@within-reach/shared-core/react'
import { renderRemote, type Reply } from '@within-reach/shared-core/testing'
import { aPost, aRow } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

describe('a post from a list', () => {
  /** Opens a post after a list was shown. The service answers when it is told to. */
  async function openFromList() {
    const service = stubPosts()
    service.answer(posts, { kind: 'ok', data: [aRow()], meta: { total: 1, page: 1, pages: 1 } })
    service.answer(cms, { kind: 'ok', data: [] })
    const read = { path: posts.path, fields: { type: 'fr' }, query: [] }
    await prefetchRead({ read, query: new URLSearchParams(), reader: undefined })
    let answer = (): void => {}
    const answerWith = (outcome: Reply<typeof postDetail>) =>
      service.answer(postDetail, () => new Promise((resolve) => (answer = () => resolve(outcome))))
    return { answerWith, answer: () => answer() }
  }

  it('shows its row at once, and the rest in the same article', async () => {
    const { answerWith, answer } = await openFromList()
    answerWith({ kind: 'ok', data: aPost() })
    const { shell } = renderRemote(<PostView />, { path: '/view?id=42' })
    const post = screen.getByRole('article')
    const heading = within(post).getByRole('heading', { level: 1, name: 'A bright room' })
    for (const words of ['South Korea', 'alex', 'Mapo, Seoul', 'Mar 18, 2024'])
      expect(within(post).getByText(words)).toBeVisible()
    expect(shell.setTitle).toHaveBeenCalledWith('A bright room')
    expect(within(post).getByRole('status', { name: 'Loading this post' })).toBeVisible()
    answer()
    expect(await within(post).findByText('Bills included')).toBeVisible()
    expect(heading).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading this post' })).not.toBeInTheDocument()
  })

  it('is not shown for another post', async () => {
    const { answerWith } = await openFromList()
    answerWith({ kind: 'ok', data: aPost() })
    renderRemote(<PostView />, { path: '/view?id=43' })
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument()
  })

  it('is replaced by the page of a missing post', async () => {
    const { answerWith, answer } = await openFromList()
    answerWith({ kind: 'not-found' })
    renderRemote(<PostView />, { path: '/view?id=42' })
    // As the shell does after a navigation.
    const heading = screen.getByRole('heading', { level: 1, name: 'A bright room' })
    heading.tabIndex = -1
    heading.focus()
    answer()
    expect(await screen.findByText('This post no longer exists')).toBeVisible()
    expect(document.activeElement).toContainElement(screen.getByText('This post no longer exists'))
    expect(document.body).not.toHaveFocus()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })
})
