import { screen } from '@testing-library/react'
import { decide, refusedField, review, reviews } from '@within-reach/contract'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aDecision, aReview, aRow, onePage } from '../testing/reviews'
import { Component as ReviewPage } from './review-page'

beforeEach(() => localStorage.clear())

it('an own decision whose answer was lost is not taken for that of another moderator after a change', async () => {
  const service = stubDesk(['moderator'])
  service.answer(review, { kind: 'ok', data: aReview() })
  service.answer(reviews, onePage([aRow()]))
  service.answer(decide, { kind: 'failed' })
  const { user } = renderDesk(<ReviewPage />, { path: '/desk/review?idx=5' })
  await screen.findByRole('heading', { level: 1, name: 'Review of alex' })
  await user.keyboard('h{Enter}')
  expect(await screen.findByText(/The service did not do this/)).toBeVisible()
  service.answer(decide, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  const decisions = [aDecision({ by: 'mina' })]
  service.answer(review, { kind: 'ok', data: aReview({ state: 'closed', decisions }) })
  await user.keyboard('d{Enter}')
  expect(
    await screen.findByText('Your earlier decision has arrived. Nothing was changed after it.'),
  ).toBeVisible()
  expect(screen.queryByText(/Another moderator/)).not.toBeInTheDocument()
  expect(service.sent(decide).map(({ fields }) => fields.action)).toEqual(['hide', 'dismiss'])
  const [first, changed] = service.keys(decide)
  expect(changed).toBe(first)
  await user.click(screen.getByRole('button', { name: 'Show the decision' }))
  expect(await screen.findByRole('heading', { name: 'Decided' })).toBeVisible()
  expect(screen.getByText(/by mina/)).toBeVisible()
})
