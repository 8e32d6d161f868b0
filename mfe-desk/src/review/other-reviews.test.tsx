import { review, type ReviewRow, reviews } from '@within-reach/contract'
import { screen } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aReview, aRow, onePage } from '../testing/reviews'
import { Component as ReviewPage } from './review-page'

/** Opens a review, which alone waits in the queue. */
async function open(earlier: ReviewRow[]) {
  const service = stubDesk(['moderator'])
  service.answer(review, { kind: 'ok', data: aReview({ earlier }) })
  service.answer(reviews, onePage([aRow()]))
  renderDesk(<ReviewPage />, { path: '/desk/review?idx=5' })
  await screen.findByRole('heading', { level: 1, name: 'Review of alex' })
}

beforeEach(() => localStorage.clear())

describe('the way from a review', () => {
  it('to one whose text has no words has a name', async () => {
    await open([aRow({ review_idx: 3, excerpt: '' })])
    const link = screen.getByRole('link', { name: 'A text without words' })
    expect(link).toHaveAttribute('href', '/desk/review?idx=3')
  })

  it('to the queue counts no reviews if none waits', async () => {
    await open([])
    expect(await screen.findByRole('link', { name: 'To the queue' })).toHaveAttribute('href', '/desk')
    expect(screen.queryByText(/more wait/)).not.toBeInTheDocument()
  })
})
