import { cases, deskCase, offerHome } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { aCase, anEntry, anOffer } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as CasePage } from './case-page'

async function open(one = aCase()) {
  const service = stubDesk(['agent'])
  service.answer(deskCase, { kind: 'ok', data: one })
  service.answer(cases, onePage([]))
  service.answer(offerHome, { kind: 'ok', data: { offer_idx: 3 } })
  const rendered = renderDesk(<CasePage />, { path: '/desk/case?idx=7' })
  await screen.findByRole('heading', { level: 1, name: 'Mapo, Seoul' })
  return { service, ...rendered }
}

type User = Awaited<ReturnType<typeof open>>['user']

async function openForm(user: User) {
  await user.click(screen.getByRole('button', { name: 'Offer a home' }))
  return within(screen.getByRole('dialog', { name: 'Offer a home to Jisoo Park' }))
}

async function fill(user: User, form: Awaited<ReturnType<typeof openForm>>) {
  await user.type(form.getByLabelText('Title'), 'Two rooms by the park')
  await user.type(form.getByLabelText('Area'), 'Mapo, Seoul')
  await user.type(form.getByLabelText('Rent per month'), '900,000')
  await user.type(form.getByLabelText('Deposit'), '10.000.000')
  await user.type(form.getByLabelText('Available from'), '2026-12-01')
}

beforeEach(() => localStorage.clear())

describe('offered homes', () => {
  it('stand side by side with the same facts and the answers', async () => {
    await open(
      aCase({
        offers: [
          anOffer(),
          anOffer({ offer_idx: 4, title: 'A studio', currency: 'GBP', rent: 1250.5, answer: 'yes' }),
        ],
      }),
    )
    const [first, second] = within(screen.getByRole('list', { name: 'Offered homes' })).getAllByRole(
      'listitem',
    )
    expect(first).toHaveTextContent(
      'Two rooms by the parkNo answer yetRent per month₩900,000Deposit₩10,000,000AreaMapo, SeoulAvailable fromDec 1, 2026Quiet, third floor.',
    )
    expect(second).toHaveTextContent('A studioYesRent per month£1,250.50')
  })

  it('stay in the thread, and so does who took the case, if the account of the agent is gone', async () => {
    const gone = { from: 'agent', name: '' } as const
    await open(
      aCase({
        offers: [anOffer()],
        entries: [
          anEntry({ ...gone, kind: 'agent', text: '…' }),
          anEntry({ ...gone, entry_idx: 2, kind: 'offer', text: '', offer_idx: 3 }),
        ],
      }),
    )
    const thread = within(screen.getByRole('region', { name: 'Thread' }))
    const [taken, offered] = thread.getAllByRole('listitem')
    expect(taken).toHaveTextContent(/^A former agent has it now/)
    expect(offered).toHaveTextContent(/^A former agent offered “Two rooms by the park”/)
  })

  it('are offered with pictures', async () => {
    const { user, service } = await open()
    const form = await openForm(user)
    await fill(user, form)
    await user.upload(
      form.getByLabelText('Pictures (optional)'),
      new File(['bytes'], 'room.webp', { type: 'image/webp' }),
    )
    await user.click(form.getByRole('button', { name: 'Offer it to Jisoo Park' }))
    expect(await screen.findByText('Offered to Jisoo Park.')).toBeVisible()
    const [sent] = service.sent(offerHome)
    expect(sent?.fields).toEqual({
      idx: '7',
      title: 'Two rooms by the park',
      area: 'Mapo, Seoul',
      rent: '900000',
      deposit: '10000000',
      currency: 'KRW',
      available: '2026-12-01',
      text: '',
    })
    expect(sent?.files.map(({ name }) => name)).toEqual(['room.webp'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('say what is missing, and send nothing', async () => {
    const { user, service } = await open()
    const form = await openForm(user)
    await user.click(form.getByRole('button', { name: 'Offer it to Jisoo Park' }))
    expect(await form.findAllByText('This must not be empty')).not.toHaveLength(0)
    expect(form.getByLabelText('Title')).toHaveFocus()
    expect(service.sent(offerHome)).toHaveLength(0)
  })

  it('keep what was typed and chosen when the form is closed', async () => {
    const { user } = await open()
    const form = await openForm(user)
    await user.type(form.getByLabelText('Title'), 'Two rooms')
    await user.upload(
      form.getByLabelText('Pictures (optional)'),
      new File(['bytes'], 'room.webp', { type: 'image/webp' }),
    )
    await user.click(form.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    const again = await openForm(user)
    expect(again.getByLabelText('Title')).toHaveValue('Two rooms')
    expect(again.getByText('room.webp')).toBeVisible()
    expect(again.getByText(/We kept your draft/)).toBeVisible()
  })

  it.each([
    ['too-large', 'The pictures are too large. Choose smaller ones.'],
    ['unsupported-type', 'One of the files is not a picture that can be shown.'],
    ['offline', /You seem to be offline/],
  ] as const)('say why a home was not offered: %s', async (kind, text) => {
    const { user, service } = await open()
    service.answer(offerHome, { kind })
    const form = await openForm(user)
    await fill(user, form)
    await user.click(form.getByRole('button', { name: 'Offer it to Jisoo Park' }))
    expect(await form.findByText(text)).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('Title')).toHaveValue('Two rooms by the park'))
  })
})
