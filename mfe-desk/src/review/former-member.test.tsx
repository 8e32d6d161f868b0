import { decide, review, reviews } from '@within-reach/contract'
import { screen, waitFor } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aReview, onePage } from '../testing/reviews'
import { Component as ReviewPage } from './review-page'

const none = { posts: 0, comments: 0, messages: 0, reportsActed: 0, reportsKept: 0, decisions: [] }
const author = 'Former member'

function open() {
  const { member, reports } = aReview()
  const service = stubDesk(['moderator', 'agent'])
  service.answer(reviews, onePage([]))
  const by = { nick: author, former: true, reportsActed: 0, reportsKept: 0 } as const
  const one = aReview({
    author,
    member: { ...member, ...none, nick: author, former: true },
    reports: reports.map((report) => ({ ...report, by })),
    earlier: [],
  })
  service.answer(review, { kind: 'ok', data: one })
  return { service, ...renderDesk(<ReviewPage />, { path: '/desk/review?idx=5' }) }
}

beforeEach(() => localStorage.clear())

describe('a review of what a former member wrote', () => {
  it('says that the author is gone, and counts nothing for them or for a reporter who left', async () => {
    open()
    expect(await screen.findByText(/^The author deleted the account\./)).toBeVisible()
    expect(screen.queryByText('Member since')).not.toBeInTheDocument()
    expect(screen.queryByText('No earlier decision.')).not.toBeInTheDocument()
    expect(screen.getByText('He wants the deposit before a viewing.')).toBeVisible()
    expect(screen.queryByText('The first report of this member')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Papers of the author' })).not.toBeInTheDocument()
  })

  it('is decided about the text only', async () => {
    const { user, service } = open()
    service.answer(decide, { kind: 'goneMeanwhile' })
    expect(await screen.findByRole('radio', { name: /^Hide/ })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^Ban/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /Note to the author/ })).not.toBeInTheDocument()
    await user.keyboard('bnh{Enter}')
    await waitFor(() => expect(service.sent(decide)).toHaveLength(1))
    expect(service.sent(decide)[0]?.fields).toMatchObject({ action: 'hide', note: '' })
    expect(await screen.findByText(/so nothing is left to hide\.$/)).toBeVisible()
  })
})
