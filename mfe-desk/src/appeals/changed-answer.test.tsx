import { screen } from '@testing-library/react'
import { appeals, decideAppeal, moderationHistory, refusedField } from '@within-reach/contract'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { anAppeal, onePage } from '../testing/reviews'
import { Component as Appeals } from './appeals-page'

beforeEach(() => localStorage.clear())

it('an own answer to an appeal that arrived is not taken for that of another moderator after a change', async () => {
  const service = stubDesk(['moderator'])
  service.answer(appeals, onePage([anAppeal()]))
  service.answer(moderationHistory, onePage([]))
  service.answer(decideAppeal, { kind: 'failed' })
  const { user } = renderDesk(<Appeals />, { path: '/desk/appeals' })
  await user.click(await screen.findByRole('radio', { name: 'No, the decision stays' }))
  const box = screen.getByRole('textbox', { name: 'Answer to alex' })
  await user.type(box, 'No.')
  await user.click(screen.getByRole('button', { name: 'Decide the appeal' }))
  expect(await screen.findByText(/The service did not do this/)).toBeVisible()
  await user.type(box, ' Sorry.')
  service.answer(decideAppeal, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  service.answer(appeals, onePage([]))
  await user.click(screen.getByRole('button', { name: 'Decide the appeal' }))
  expect(
    await screen.findByText('Your earlier decision has arrived. Nothing was changed after it.'),
  ).toBeVisible()
  expect(await screen.findByText('No appeal waits')).toBeVisible()
  expect(screen.queryByText(/Another moderator/)).not.toBeInTheDocument()
  const [first, changed] = service.keys(decideAppeal)
  expect(changed).toBe(first)
})
