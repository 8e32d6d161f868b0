import { act, screen, waitFor, within } from '@testing-library/react'
import {
  answerLinkedOffer,
  answerMyOffer,
  type Case,
  endCaseLink,
  linkedCase,
  myCase,
  writeInLinkedCase,
  writeInMyCase,
} from '@within-reach/contract'
import {
  mina,
  renderRemote,
  type RemoteOptions,
  type Reply,
  stubService,
} from '@within-reach/shared-core/testing'
import { Subject } from 'rxjs'
import { anEntry, anOffer } from '../testing/cases'
import { Component as CasePage } from './case'

const secret = 'aA0_-bB1'.repeat(6).slice(0, 43)
const entry = anEntry()
const room = anOffer()
const flat = anOffer({ offer_idx: 22, title: 'A small flat', area: 'Seodaemun', rent: 800_000 })
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
  fields: { area_in_mind: 'Near Hongdae', budget: 700, visa: 'yes', reason: '' },
  entries: [
    { ...entry, kind: 'state', from: 'site', name: '', text: '', state: 'searching' },
    { ...entry, entry_idx: 2 },
    { ...entry, entry_idx: 3, from: 'asker', name: 'Mina', text: 'On Friday.' },
    { ...entry, entry_idx: 4, kind: 'offer', text: '', offer_idx: 21 },
  ],
  offers: [room, flat],
}

const first: Reply<typeof myCase> = { kind: 'ok', data: one }

function show(path: string, options: Partial<RemoteOptions> = {}, reply: Reply<typeof myCase> = first) {
  const service = stubService()
  const changes = new Subject<void>()
  const caseChanges = jest.fn(() => changes)
  service.answer(myCase, reply)
  service.answer(linkedCase, reply)
  const remote = renderRemote(<CasePage />, { path, props: { caseChanges }, ...options })
  return { service, changes, caseChanges, ...remote }
}
const asMember = (reply?: Reply<typeof myCase>) => show('/case?idx=9', { member: mina }, reply)
const asVisitor = (reply?: Reply<typeof myCase>) => show(`/case#${secret}`, {}, reply)
const cardOf = (title: string) =>
  screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement

describe('the case of a member', () => {
  it('shows how far it is, what was written, and what was asked', async () => {
    const { service } = asMember()
    expect(await screen.findByRole('heading', { level: 1, name: 'Near Hongdae' })).toBeVisible()
    expect(screen.getByText(/WR-2026-000009. Your agent is Yuna./)).toBeVisible()
    const steps = within(screen.getByRole('region', { name: 'How far it is' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
      null,
    ])
    expect(screen.getByText('When can you come?')).toBeVisible()
    expect(screen.getByText('On Friday.').closest('li')).toHaveTextContent('You')
    expect(screen.getByText(/^Now: Searching/)).toBeVisible()
    expect(screen.getByText(/You get an answer by November 20, 2099/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'What you asked for' })).toHaveTextContent(
      'Area in mindNear HongdaeBudget in USD a month700VisaYes',
    )
    expect(service.sent(myCase)[0]?.fields).toEqual({ idx: '9' })
    expect(screen.queryByRole('button', { name: 'Revoke the link' })).not.toBeInTheDocument()
  })

  it('keeps a message until it is sent, and then shows it', async () => {
    const { service, user } = asMember()
    await user.type(await screen.findByLabelText('Write to your agent'), 'At five.')
    service.answer(writeInMyCase, { kind: 'unavailable' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/What you typed is still here; please try again/)).toBeVisible()
    service.answer(writeInMyCase, { kind: 'ok' })
    const sent = { ...entry, entry_idx: 5, from: 'asker', text: 'At five.' } as const
    service.answer(myCase, { kind: 'ok', data: { ...one, entries: [...one.entries, sent] } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByLabelText('Write to your agent')).toHaveValue(''))
    expect(screen.getByText('At five.').closest('li')).toHaveTextContent('You')
    expect(service.sent(writeInMyCase).at(-1)?.fields).toEqual({ idx: '9', text: 'At five.' })
  })

  it('answers offered homes with yes, no, or a question', async () => {
    const { service, user } = asMember()
    await screen.findByText('Homes for you (2)')
    service.answer(answerMyOffer, { kind: 'ok' })
    service.answer(myCase, { kind: 'ok', data: { ...one, offers: [{ ...room, answer: 'yes' }, flat] } })
    await user.click(within(cardOf('A bright room')).getByRole('button', { name: 'I am interested' }))
    expect(await screen.findByText('You are interested')).toBeVisible()
    await user.click(within(cardOf('A small flat')).getByRole('button', { name: 'Ask a question' }))
    await user.type(screen.getByLabelText('Your question about A small flat'), 'Is it quiet?')
    await user.click(screen.getByRole('button', { name: 'Send the question' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ask a question' })[1]).toHaveFocus())
    expect(service.sent(answerMyOffer).map(({ fields }) => fields)).toEqual([
      { idx: '9', offer: '21', answer: 'yes', text: '' },
      { idx: '9', offer: '22', answer: 'question', text: 'Is it quiet?' },
    ])
  })

  it('compares offered homes side by side', async () => {
    const { user } = asMember()
    await user.click(await screen.findByText('Side by side'))
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'A bright room',
      'A small flat',
    ])
    expect(table.getByRole('row', { name: /^Rent a month/ })).toHaveTextContent('₩650,000₩800,000')
    expect(table.getByRole('row', { name: /^Free from/ })).toHaveTextContent('Dec 1, 2026')
  })

  it('follows the changes', async () => {
    const { service, changes, caseChanges } = asMember()
    await screen.findByText('On Friday.')
    expect(caseChanges).toHaveBeenLastCalledWith(undefined, undefined)
    service.answer(myCase, { kind: 'ok', data: { ...one, state: 'viewing' } })
    act(() => changes.next())
    expect(await screen.findByText('You arrange a viewing with your agent.')).toBeVisible()
  })

  it('says so if it was closed meanwhile', async () => {
    const { service, user } = asMember()
    await user.type(await screen.findByLabelText('Write to your agent'), 'Hello?')
    service.answer(writeInMyCase, { kind: 'closed' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/This inquiry was closed meanwhile/)).toBeVisible()
  })

  it('takes no messages and answers if it is closed', async () => {
    asMember({ kind: 'ok', data: { ...one, state: 'closed' } })
    expect(await screen.findByText(/This inquiry is closed/)).toBeVisible()
    expect(screen.queryByLabelText('Write to your agent')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'I am interested' })).not.toBeInTheDocument()
  })

  it('says so if an answer is late', async () => {
    asMember({ kind: 'ok', data: { ...one, due: '2026-01-02T10:00:00.000Z' } })
    expect(await screen.findByText(/We are late/)).toBeVisible()
  })

  it.each([
    ['not-found', 'This inquiry does not exist'],
    ['unavailable', 'The inquiry could not be loaded'],
    ['offline', 'You are offline'],
  ] as const)('says so if the outcome is %s', async (kind, text) => {
    asMember({ kind })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('sends a visitor to login and back', () => {
    const { shell } = show('/case?idx=9')
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fcase%3Fidx%3D9', { replace: true })
  })
})

describe('the case of a mailed link', () => {
  it('is read, followed, written to and answered by its secret', async () => {
    const { service, user, caseChanges } = asVisitor()
    await user.type(await screen.findByLabelText('Write to your agent'), 'At five.')
    expect(service.sent(linkedCase)[0]?.fields).toEqual({ secret })
    expect(caseChanges).toHaveBeenLastCalledWith(9, undefined)
    service.answer(writeInLinkedCase, { kind: 'ok' })
    service.answer(answerLinkedOffer, { kind: 'ok' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(service.sent(writeInLinkedCase)[0]?.fields).toEqual({ secret, text: 'At five.' }),
    )
    await user.click(within(cardOf('A small flat')).getByRole('button', { name: 'Not for me' }))
    await waitFor(() =>
      expect(service.sent(answerLinkedOffer)[0]?.fields).toEqual({
        secret,
        offer: '22',
        answer: 'no',
        text: '',
      }),
    )
  })

  it('is revoked after a question, and meanwhile not read, because its own events may arrive first', async () => {
    const { service, changes, user } = asVisitor()
    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }))
    let answer = (_reply: Reply<typeof endCaseLink>): void => {}
    service.answer(endCaseLink, () => new Promise((resolve) => (answer = resolve)))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    act(() => changes.next())
    answer({ kind: 'ok' })
    expect(await screen.findByRole('heading', { name: 'The link was revoked' })).toBeVisible()
    expect(document.body).not.toHaveFocus()
    expect(service.sent(linkedCase)).toHaveLength(1)
    expect(service.sent(endCaseLink)[0]?.fields).toEqual({ secret })
  })

  it.each([
    ['an open inquiry, which goes on', one.state, 1],
    ['a closed inquiry, which does not go on', 'closed' as const, 0],
  ])('is revoked for %s', async (_, state, times) => {
    const { service, user } = asVisitor({ kind: 'ok', data: { ...one, state } })
    service.answer(endCaseLink, { kind: 'ok' })
    await user.click(await screen.findByRole('button', { name: 'Revoke the link' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByRole('heading', { name: 'The link was revoked' })).toBeVisible()
    expect(screen.queryAllByText(/Your inquiry goes on/)).toHaveLength(times)
  })

  it('explains a link that does not work, also one that ends meanwhile', async () => {
    const { service, changes } = asVisitor()
    ;(await screen.findByLabelText('Write to your agent')).focus()
    service.answer(linkedCase, { kind: 'not-found' })
    act(() => changes.next())
    expect(await screen.findByText('This link does not work')).toBeVisible()
    expect(screen.getByText(/If we mailed you a new link, only the one in that mail works/)).toBeVisible()
    const support = screen.getByRole('link', { name: 'support@example.com' })
    expect(support).toHaveAttribute('href', 'mailto:support@example.com')
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement).toContainElement(support)
  })
})
