import { reverseDecision, review, reviews } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { Component as ReviewPage } from '../review/review-page'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aDecision, aReview, onePage } from '../testing/reviews'

const closed = aReview({ state: 'closed', decisions: [aDecision({ until: '2026-12-24T00:00:00.000Z' })] })

async function open() {
  const service = stubDesk(['moderator'])
  service.answer(review, { kind: 'ok', data: closed })
  service.answer(reviews, onePage([]))
  const rendered = renderDesk(<ReviewPage />, { path: '/desk/review?idx=5' })
  await screen.findByRole('heading', { name: 'Decided' })
  return { ...rendered, service }
}

beforeEach(() => localStorage.clear())

it('shows what was decided, by whom, and until when', async () => {
  await open()
  expect(screen.getByText('until Dec 24, 2026')).toBeVisible()
  expect(screen.getByText('Money before a viewing is not allowed here.')).toBeVisible()
  expect(screen.getByText(/by noa/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Decision' })).not.toBeInTheDocument()
})

it('reverses a decision with a reason, and shows the review as it is then', async () => {
  const { user, service } = await open()
  service.answer(reverseDecision, { kind: 'ok', data: null })
  await user.click(screen.getByRole('button', { name: 'Reverse it' }))
  const panel = screen.getByRole('dialog', { name: 'Reverse “Hidden”' })
  await user.type(within(panel).getByRole('textbox', { name: 'Why' }), 'It was a mistake')
  service.answer(review, {
    kind: 'ok',
    data: { ...closed, decisions: [aDecision({ reversed: '2026-11-25T00:00:00.000Z' })] },
  })
  await user.click(within(panel).getByRole('button', { name: 'Reverse it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(service.sent(reverseDecision)[0]?.fields).toEqual({ idx: '31', why: 'It was a mistake' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reverse it' })).not.toBeInTheDocument())
  expect(document.body).not.toHaveFocus()
})

it('says why it was not reversed, and keeps the reason', async () => {
  const { user, service } = await open()
  service.answer(reverseDecision, { kind: 'goneForGood' })
  await user.click(screen.getByRole('button', { name: 'Reverse it' }))
  const panel = screen.getByRole('dialog')
  await user.type(within(panel).getByRole('textbox', { name: 'Why' }), 'It was a mistake')
  await user.click(within(panel).getByRole('button', { name: 'Reverse it' }))
  expect(await within(panel).findByText(/deleted for good/)).toBeVisible()
  expect(within(panel).getByRole('textbox', { name: 'Why' })).toHaveValue('It was a mistake')
})
