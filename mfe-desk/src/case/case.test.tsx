import { cases, deskCase, moveCase, renewCaseLink, takeCase, writeInCase } from '@within-reach/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Subject } from 'rxjs'
import { aCase, anEntry } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as CasePage } from './case-page'

async function open(one = aCase(), props = {}) {
  const service = stubDesk(['agent'])
  service.answer(deskCase, { kind: 'ok', data: one })
  service.answer(cases, onePage([]))
  for (const call of [writeInCase, takeCase, moveCase, renewCaseLink])
    service.answer(call, { kind: 'ok', data: null })
  const rendered = renderDesk(<CasePage />, { path: '/desk/case?idx=7', props })
  await screen.findByRole('heading', { level: 1, name: 'Mapo, Seoul' })
  return { service, ...rendered }
}

beforeEach(() => localStorage.clear())

describe('a case', () => {
  it('shows who asks, what was asked, and what was written', async () => {
    await open(aCase({ waitsFor: 'United Kingdom' }))
    const aside = screen.getByRole('complementary', { name: 'About this case' })
    expect(within(aside).getByRole('link', { name: 'jisoo@example.com' })).toBeVisible()
    expect(within(aside).getByText('Visa').parentElement).toHaveTextContent('VisaYes')
    expect(within(aside).getByText('Waiting list').parentElement).toHaveTextContent('For the United Kingdom')
    expect(within(aside).getByText('Monthly budget in USD').parentElement).toHaveTextContent('900')
    expect(screen.getByRole('region', { name: 'Thread' })).toHaveTextContent(
      'Is there something with a balcony?',
    )
  })

  it('shows the fields in the order of the form, unknown ones last, and days as people write them', async () => {
    await open(
      aCase({
        fields: { pets: 'a cat', date_end: '2026-12-25', location: 'Mapo', date_start: '2026-12-20' },
      }),
    )
    const aside = screen.getByRole('complementary', { name: 'About this case' })
    expect(
      within(aside)
        .getAllByRole('term')
        .map(({ textContent }) => textContent)
        .slice(-5),
    ).toEqual(['From', 'To', 'Location', 'pets', 'Received'])
    expect(within(aside).getByText('From').parentElement).toHaveTextContent('Dec 20, 2026')
  })

  it('translates what was chosen, and leaves own words alone', async () => {
    const { fields } = aCase()
    await open(
      aCase({ fields: { ...fields, reason: 'study', nationality: 'constructor', area_in_mind: 'no' } }),
    )
    const aside = screen.getByRole('complementary', { name: 'About this case' })
    for (const words of ['Study', 'constructor', 'no']) expect(within(aside).getByText(words)).toBeVisible()
  })

  it('tells notes and messages apart, and what the site noted', async () => {
    await open(
      aCase({
        entries: [
          anEntry(),
          anEntry({ entry_idx: 2, kind: 'note', from: 'agent', name: 'mina', text: 'She pays late.' }),
          anEntry({
            entry_idx: 3,
            kind: 'message',
            from: 'agent',
            name: 'mina',
            text: 'Yes, on the third floor.',
          }),
          anEntry({ entry_idx: 4, kind: 'state', from: 'agent', name: 'mina', text: '', state: 'searching' }),
          anEntry({ entry_idx: 5, kind: 'agent', from: 'site', name: '', text: '' }),
          anEntry({ entry_idx: 6, kind: 'link', from: 'site', name: '', text: '', linked: false }),
        ],
      }),
    )
    const [asked, note, message, state, agent, link] = within(
      screen.getByRole('region', { name: 'Thread' }),
    ).getAllByRole('listitem')
    expect(asked).toHaveTextContent('Jisoo Parkasks')
    expect(note).toHaveTextContent('mina Note, only staff reads it')
    expect(note).toHaveAttribute('data-kind', 'note')
    expect(message).toHaveTextContent('minaagent')
    expect(message).toHaveAttribute('data-kind', 'agent')
    expect(state).toHaveTextContent('State: Searching')
    expect(agent).toHaveTextContent('Handed back: no agent has it now')
    expect(link).toHaveTextContent('The link was revoked')
  })

  it('sends a message from its own box, and a note from its own', async () => {
    const { user, service } = await open()
    const message = screen.getByRole('textbox', { name: 'Message to Jisoo Park' })
    const note = screen.getByRole('textbox', { name: 'Note for colleagues' })
    await user.type(note, 'She pays late.')
    await user.click(screen.getByRole('button', { name: 'Save the note' }))
    await waitFor(() => expect(note).toHaveValue(''))
    await user.type(message, 'Yes.')
    await user.click(screen.getByRole('button', { name: 'Send to Jisoo Park' }))
    await waitFor(() => expect(message).toHaveValue(''))
    expect(service.sent(writeInCase).map(({ fields }) => fields)).toEqual([
      { idx: '7', kind: 'note', text: 'She pays late.' },
      { idx: '7', kind: 'message', text: 'Yes.' },
    ])
    expect(screen.getByText('Sent to Jisoo Park.')).toBeVisible()
  })

  it('keeps what is typed while a message is being sent', async () => {
    const { user, service } = await open()
    let arrive = (): void => {}
    service.answer(
      writeInCase,
      () => new Promise((resolve) => (arrive = () => resolve({ kind: 'ok', data: null }))),
    )
    const message = screen.getByRole('textbox', { name: 'Message to Jisoo Park' })
    await user.type(message, 'Yes.')
    await user.click(screen.getByRole('button', { name: 'Send to Jisoo Park' }))
    await user.type(message, ' On Friday?')
    act(() => arrive())
    await waitFor(() => expect(message).toHaveValue('On Friday?'))
  })

  it('keeps an unsent note in the box of notes', async () => {
    const { user, service, unmount } = await open()
    service.answer(writeInCase, { kind: 'offline' })
    await user.type(screen.getByRole('textbox', { name: 'Note for colleagues' }), 'She pays late.')
    await user.click(screen.getByRole('button', { name: 'Save the note' }))
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    unmount()
    await open()
    expect(screen.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('She pays late.')
    expect(screen.getByRole('textbox', { name: 'Message to Jisoo Park' })).toHaveValue('')
  })

  it('is taken, and handed back', async () => {
    const { user, service } = await open()
    service.answer(deskCase, { kind: 'ok', data: aCase({ agent: 'mina' }) })
    await user.click(screen.getByRole('button', { name: 'Take it' }))
    expect(await screen.findByText('You have this case now.')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Hand it back' }))
    expect(await screen.findByText('Nobody has this case now.')).toBeVisible()
    expect(service.sent(takeCase).map(({ fields }) => fields)).toEqual([
      { idx: '7', taken: 'yes', from: '' },
      { idx: '7', taken: 'no', from: 'mina' },
    ])
  })

  it('says that another agent was faster, and shows who', async () => {
    const { user, service } = await open()
    service.answer(takeCase, { kind: 'takenMeanwhile' })
    service.answer(deskCase, { kind: 'ok', data: aCase({ agent: 'noa' }) })
    await user.click(screen.getByRole('button', { name: 'Take it' }))
    expect(await screen.findByText(/Another agent has this case meanwhile/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Take it over from noa' })).toBeVisible()
  })

  it('says from whom it is taken over', async () => {
    await open(aCase({ agent: 'noa' }))
    expect(screen.getByRole('button', { name: 'Take it over from noa' })).toBeVisible()
  })

  it('changes its state, and the day only if that was changed', async () => {
    const { user, service } = await open()
    await user.selectOptions(screen.getByLabelText('State'), 'Searching')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('State: Searching. Jisoo Park is told.')).toBeVisible()
    const day = screen.getByLabelText('Answer due')
    await user.clear(day)
    await user.type(day, '2126-12-05')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(service.sent(moveCase)).toHaveLength(2))
    expect(service.sent(moveCase).map(({ fields }) => fields)).toEqual([
      { idx: '7', state: 'searching', due: '' },
      { idx: '7', state: 'searching', due: '2126-12-05' },
    ])
  })

  it('asks for a day instead of pretending that it was deleted', async () => {
    const { user, service } = await open(aCase({ due: '2026-11-21T09:00:00.000Z' }))
    await user.clear(screen.getByLabelText('Answer due'))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Choose a day/)).toBeVisible()
    expect(service.sent(moveCase)).toHaveLength(0)
    await user.selectOptions(screen.getByLabelText('State'), 'Closed')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('State: Closed. Jisoo Park is told.')).toBeVisible()
  })

  it('refuses a day that is over, and keeps an overdue one that is not changed', async () => {
    const { user, service } = await open(aCase({ due: '2026-11-20T23:59:59.000Z' }))
    const day = screen.getByLabelText('Answer due')
    await user.clear(day)
    await user.type(day, '2025-12-05')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Choose .* or a later day\.$/)).toBeVisible()
    expect(service.sent(moveCase)).toHaveLength(0)
    await user.clear(day)
    await user.type(day, '2026-11-20')
    await user.selectOptions(screen.getByLabelText('State'), 'Viewing')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(service.sent(moveCase)).toHaveLength(1))
    expect(service.sent(moveCase)[0]?.fields).toMatchObject({ state: 'viewing', due: '' })
  })

  it('keeps a chosen state while the case changes, and shows what a colleague set', async () => {
    const changes = new Subject<void>()
    const { user, service } = await open(aCase(), { caseChanges: () => changes })
    await user.selectOptions(screen.getByLabelText('State'), 'Viewing')
    service.answer(deskCase, { kind: 'ok', data: aCase({ due: '2026-12-24T09:00:00.000Z' }) })
    act(() => {
      changes.next()
    })
    await waitFor(() => expect(screen.getByLabelText('Answer due')).toHaveValue('2026-12-24'))
    expect(screen.getByLabelText('State')).toHaveDisplayValue('Viewing')
  })

  it('mails a new link after a question', async () => {
    const { user, service } = await open(aCase({ hasLink: false }))
    expect(screen.getByText('No mailed link works: nobody but staff can read the case.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mail a new link' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mail it' }))
    expect(await screen.findByText('A new link is on its way to jisoo@example.com.')).toBeVisible()
    expect(service.sent(renewCaseLink)[0]?.fields).toEqual({ idx: '7' })
  })

  it('shows a change of the other side as soon as the service tells it, and typed text stays', async () => {
    const changes = new Subject<void>()
    const { user, service } = await open(aCase(), { caseChanges: () => changes })
    await user.type(screen.getByRole('textbox', { name: 'Message to Jisoo Park' }), 'Half a sent')
    service.answer(deskCase, {
      kind: 'ok',
      data: aCase({ entries: [anEntry(), anEntry({ entry_idx: 2, text: 'I found one myself.' })] }),
    })
    act(() => {
      changes.next()
    })
    expect(await screen.findByText('I found one myself.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Message to Jisoo Park' })).toHaveValue('Half a sent')
  })

  it('does not exist for a number that no case has', async () => {
    const service = stubDesk(['agent'])
    service.answer(deskCase, { kind: 'not-found' })
    renderDesk(<CasePage />, { path: '/desk/case?idx=99' })
    expect(await screen.findByText('There is no such case')).toBeVisible()
  })
})
