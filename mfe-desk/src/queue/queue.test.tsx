import { caseFigures, cases, myRoles, reviews } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as Overview } from '../overview/overview'
import { aCaseRow, someFigures } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aRow, onePage } from '../testing/reviews'

const rows = [
  aRow(),
  aRow({
    review_idx: 6,
    kind: 'comment',
    target: 'author',
    author: 'noa',
    excerpt: 'Write to me elsewhere',
    source: 'rules',
    reasons: [
      { reason: 'spam', count: 1 },
      { reason: 'other', count: 2 },
    ],
  }),
]

describe('the queue', () => {
  it('says of each review what it is about, why, since when and who opened it, in the order of the service', async () => {
    stubDesk(['moderator']).answer(reviews, onePage(rows))
    renderDesk(<Overview />, { path: '/desk' })
    const queue = await screen.findByRole('region', { name: 'Reviews' })
    const [first, second] = await within(queue).findAllByRole('listitem')
    expect(first).toHaveTextContent(
      'PostScam or fraud × 3A bright room, deposit by wire firstalexurgency 12opened 3 hours ago',
    )
    expect(second).toHaveTextContent(
      'Author of: CommentAdvertisingSomething else × 2Found by the rulesWrite to me elsewherenoaurgency 12',
    )
    expect(screen.getByRole('link', { name: /A bright room/ })).toHaveAttribute('href', '/desk/review?idx=5')
    expect(screen.queryByRole('heading', { name: 'Figures' })).not.toBeInTheDocument()
  })

  it('opens a review by keys alone', async () => {
    stubDesk(['moderator']).answer(reviews, onePage(rows))
    const { user, shell } = renderDesk(<Overview />, { path: '/desk' })
    await screen.findByRole('link', { name: /A bright room/ })
    await user.keyboard('jj{Enter}')
    await waitFor(() =>
      expect(shell.navigate).toHaveBeenCalledWith('/desk/review?idx=6', {
        state: undefined,
        replace: undefined,
      }),
    )
  })

  it('shows the decided reviews on request, under an address of their own', async () => {
    const service = stubDesk(['moderator'])
    service.answer(reviews, ({ fields }) =>
      onePage(fields.state === 'closed' ? [aRow({ state: 'closed' })] : []),
    )
    const { user, address } = renderDesk(<Overview />, { path: '/desk' })
    expect(await screen.findByText('Nothing waits for a decision')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Decided' }))
    expect(await screen.findByRole('link', { name: /A bright room/ })).toBeVisible()
    expect(address()).toBe('/desk?reviews=closed')
  })

  it('disappears with the whole page if the role is gone', async () => {
    const service = stubDesk(['moderator'])
    service.answer(reviews, () => {
      service.answer(myRoles, { kind: 'ok', data: { roles: [] } })
      return { kind: 'not-owner' }
    })
    renderDesk(<Overview />, { path: '/desk' })
    expect(await screen.findByRole('heading', { name: "This page is for the site's staff" })).toBeVisible()
  })

  it('leads to further pages', async () => {
    stubDesk(['moderator']).answer(reviews, {
      kind: 'ok',
      data: rows,
      meta: { total: 25, page: 1, pages: 2 },
    })
    renderDesk(<Overview />, { path: '/desk' })
    expect(await screen.findByRole('link', { name: '2' })).toHaveAttribute('href', '/desk?page=2')
  })

  it('leads from a page whose last review was decided to the last page', async () => {
    stubDesk(['moderator']).answer(reviews, ({ fields }) => {
      const page = Number(fields.page)
      return { kind: 'ok', data: page === 1 ? rows : [], meta: { total: 2, page, pages: 1 } }
    })
    const { address } = renderDesk(<Overview />, { path: '/desk?page=2' })
    expect(await screen.findByRole('link', { name: /A bright room/ })).toBeVisible()
    expect(address()).toBe('/desk')
  })
})

it('shows a person with both roles the queue, the figures and the due cases', async () => {
  const service = stubDesk(['moderator', 'agent'])
  service.answer(reviews, onePage(rows))
  service.answer(cases, onePage([aCaseRow({ overdue: true })]))
  service.answer(caseFigures, { kind: 'ok', data: someFigures })
  renderDesk(<Overview />, { path: '/desk' })
  expect(await screen.findByRole('link', { name: /A bright room/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Mapo, Seoul' })).toHaveAttribute('href', '/desk/case?idx=7')
  const figures = screen.getByRole('region', { name: 'Figures' })
  expect(await within(figures).findByText('90 minutes')).toBeVisible()
  expect(figures).toHaveTextContent('Open12Overdue2Without an agent1')
})
