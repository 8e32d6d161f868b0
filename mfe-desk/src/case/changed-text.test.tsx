import { screen, within } from '@testing-library/react'
import { cases, deskCase, offerHome, refusedField, writeInCase } from '@within-reach/contract'
import { aCase, anEntry, anOffer } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as CasePage } from './case-page'

const storedBefore = /What you sent first has arrived already, without your later changes/

async function open() {
  const service = stubDesk(['agent'])
  service.answer(deskCase, { kind: 'ok', data: aCase() })
  service.answer(cases, onePage([]))
  const rendered = renderDesk(<CasePage />, { path: '/desk/case?idx=7' })
  await screen.findByRole('heading', { level: 1, name: 'Mapo, Seoul' })
  return { service, ...rendered }
}

beforeEach(() => localStorage.clear())

it.each([
  ['message', 'Message to Jisoo Park', 'Send to Jisoo Park'],
  ['note', 'Note for colleagues', 'Save the note'],
] as const)(
  'a %s that may have arrived is not stored a second time after a change, unless its author wants that',
  async (kind, label, send) => {
    const { service, user } = await open()
    const box = screen.getByRole('textbox', { name: label })
    service.answer(writeInCase, { kind: 'failed' })
    await user.type(box, 'Friday?')
    await user.click(screen.getByRole('button', { name: send }))
    expect(await screen.findByText(/The service did not do this/)).toBeVisible()
    await user.type(box, ' At five.')
    service.answer(writeInCase, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
    const first = anEntry({ entry_idx: 8, kind, from: 'agent', name: 'mina', text: 'Friday?' })
    service.answer(deskCase, { kind: 'ok', data: aCase({ entries: [first] }) })
    await user.click(screen.getByRole('button', { name: send }))
    expect(await screen.findByText(storedBefore)).toBeVisible()
    expect(await screen.findByText('Friday?', { ignore: 'textarea' })).toBeVisible()
    expect(box).toHaveValue('Friday? At five.')
    service.answer(writeInCase, { kind: 'failed' })
    await user.click(screen.getByRole('button', { name: send }))
    expect(await screen.findByText(/The service did not do this/)).toBeVisible()
    const [lost, changed, wanted] = service.keys(writeInCase)
    expect([changed, wanted === lost]).toEqual([lost, false])
  },
)

it('a home that may be offered is shown, and not offered a second time after a change', async () => {
  const { service, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Offer a home' }))
  const form = within(screen.getByRole('dialog', { name: 'Offer a home to Jisoo Park' }))
  const send = () => user.click(form.getByRole('button', { name: 'Offer it to Jisoo Park' }))
  await user.type(form.getByLabelText('Title'), 'Two rooms')
  await user.type(form.getByLabelText('Area'), 'Mapo')
  await user.type(form.getByLabelText('Rent per month'), '900000')
  await user.type(form.getByLabelText('Deposit'), '10000000')
  await user.type(form.getByLabelText('Available from'), '2026-12-01')
  service.answer(offerHome, { kind: 'failed' })
  await send()
  expect(await form.findByText(/The service did not do this/)).toBeVisible()
  await user.type(form.getByLabelText('Title'), ' by the park')
  service.answer(offerHome, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  service.answer(deskCase, { kind: 'ok', data: aCase({ offers: [anOffer({ title: 'Two rooms' })] }) })
  await send()
  expect(await form.findByText(storedBefore)).toBeVisible()
  expect(await screen.findByText('Two rooms')).toBeInTheDocument()
  expect(form.getByLabelText('Title')).toHaveValue('Two rooms by the park')
  const [first, changed] = service.keys(offerHome)
  expect(changed).toBe(first)
})
