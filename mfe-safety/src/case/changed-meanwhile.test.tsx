import { act, screen, waitFor } from '@testing-library/react'
import { type Case, myCase } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Subject } from 'rxjs'
import { Component as CasePage } from './case'

const one: Case = {
  case_idx: 9,
  number: 'WR-2026-000009',
  kind: 'long-term',
  title: 'Near Hongdae',
  state: 'offered',
  ca: '2026-11-01T10:00:00.000Z',
  changed: '2026-11-03T10:00:00.000Z',
  unread: false,
  agent: 'Yuna',
  due: '2099-11-20T10:00:00.000Z',
  fields: {},
  entries: [],
  offers: [
    {
      offer_idx: 22,
      title: 'A small flat',
      area: 'Seodaemun',
      rent: 800_000,
      deposit: 5_000_000,
      currency: 'KRW',
      available: '2026-12-01',
      text: 'Quiet, near the park.',
      pictures: [],
      answer: null,
      ca: '2026-11-03T10:00:00.000Z',
    },
  ],
}

beforeEach(() => localStorage.clear())

it('keeps what is being typed if it is closed meanwhile, and says so', async () => {
  const service = stubService()
  const changes = new Subject<void>()
  service.answer(myCase, { kind: 'ok', data: one })
  const props = { caseChanges: () => changes }
  const { user } = renderRemote(<CasePage />, { path: '/case?idx=9', member: mina, props })
  const message = await screen.findByLabelText('Write to your agent')
  await user.type(message, 'At five.')
  await user.click(screen.getByRole('button', { name: 'Ask a question' }))
  const question = screen.getByLabelText('Your question about A small flat')
  await user.type(question, 'Is it quiet?')
  service.answer(myCase, { kind: 'ok', data: { ...one, state: 'closed' } })
  act(() => changes.next())
  expect(await screen.findAllByText(/This inquiry was closed meanwhile/)).toHaveLength(2)
  expect(message).toBeVisible()
  expect(message).toHaveValue('At five.')
  expect(question).toBeVisible()
  expect(question).toHaveValue('Is it quiet?')
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument()
  for (const button of screen.getAllByRole('button', { name: 'Discard' })) {
    await user.click(button)
    expect(document.body).not.toHaveFocus()
  }
  expect(message).not.toBeInTheDocument()
  expect(question).not.toBeInTheDocument()
})

it('is read again after its first answer if it changed meanwhile', async () => {
  const service = stubService()
  const changes = new Subject<void>()
  let arrive = (): void => {}
  service.answer(myCase, () => new Promise((resolve) => (arrive = () => resolve({ kind: 'ok', data: one }))))
  const props = { caseChanges: () => changes }
  renderRemote(<CasePage />, { path: '/case?idx=9', member: mina, props })
  await waitFor(() => expect(service.sent(myCase)).toHaveLength(1))
  service.answer(myCase, { kind: 'ok', data: { ...one, state: 'viewing' } })
  act(() => changes.next())
  arrive()
  expect(await screen.findByText('You arrange a viewing with your agent.')).toBeVisible()
  expect(service.sent(myCase)).toHaveLength(2)
})
