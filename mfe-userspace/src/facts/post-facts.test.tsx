import { screen, waitFor } from '@testing-library/react'
import { type DataOf, facts } from '@within-reach/contract'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { PostFacts } from './post-facts'

const known: DataOf<typeof facts> = {
  facts: {
    currency: 'GBP',
    rent: 640,
    bills: 60,
    deposit: 700,
    stay: 6,
    room: 'own',
    freeFrom: '2027-01-15',
  },
  cost: { amount: 700, currency: 'GBP', complete: true, withDeposit: false },
  rates: null,
}

function open(data: DataOf<typeof facts>) {
  const service = stubService()
  service.answer(facts, { kind: 'ok', data })
  return { ...service, ...renderRemote(<PostFacts postId={42} />, { path: '/view?id=42' }) }
}

it('a post says what it costs a month, what comes back, and the rest as a list', async () => {
  open(known)
  expect(await screen.findByText('£700 a month with bills')).toBeVisible()
  expect(screen.getByText('Deposit of £700 back at the end')).toBeVisible()
  const list = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(list).toEqual([
    ['Rent a month', '£640'],
    ['Bills a month', '£60'],
    ['Deposit', '£700'],
    ['Free from', 'Jan 15, 2027'],
    ['Months at least', '6 months'],
    ['Room', 'Own room'],
  ])
  // Nothing is converted without rates.
  expect(screen.queryByLabelText('Show amounts in')).not.toBeInTheDocument()
})

it('says that interest on the deposit is in the cost', async () => {
  open({ ...known, cost: { amount: 702, currency: 'GBP', complete: true, withDeposit: true } })
  expect(await screen.findByText('£702 a month with bills and deposit interest')).toBeVisible()
  const note = 'Deposit of £700 back at the end. Its interest, 4% a year, is in the cost'
  expect(screen.getByText(note)).toBeVisible()
})

it('amounts are converted into the reader’s currency, which the browser remembers, with the day of the rates', async () => {
  localStorage.removeItem('preference:currency')
  const rates = { day: '2026-11-01', rates: { GBP: 0.8, KRW: 1400 } }
  const { user, unmount } = open({ ...known, rates })
  await user.selectOptions(await screen.findByLabelText('Show amounts in'), 'KRW')
  expect(screen.getByText('≈ ₩1,225,000 (£700) a month with bills')).toBeVisible()
  expect(screen.getByText(/Converted by the rates/)).toHaveTextContent('rates of Nov 1, 2026.')
  unmount()
  open({ ...known, rates })
  expect(await screen.findByText('≈ ₩1,225,000 (£700) a month with bills')).toBeVisible()
  localStorage.removeItem('preference:currency')
})

it('a small amount keeps its decimals, except in a currency without any', async () => {
  localStorage.removeItem('preference:currency')
  const rates = { day: '2026-11-01', rates: { GBP: 0.8, KRW: 1400, JPY: 150 } }
  const pay = { currency: 'KRW', pay: 10_030, per: 'hour' } as const
  const { user } = open({ facts: pay, cost: null, rates })
  await user.selectOptions(await screen.findByLabelText('Show amounts in'), 'GBP')
  expect(screen.getByText('≈ £5.73 (₩10,030) / hour')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Show amounts in'), 'JPY')
  expect(screen.getByText('≈ ¥1,075 (₩10,030) / hour')).toBeVisible()
  localStorage.removeItem('preference:currency')
})

it('a post without facts shows nothing', async () => {
  const service = open({ facts: {}, cost: null, rates: null })
  await waitFor(() => expect(service.sent(facts)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: 'Facts' })).not.toBeInTheDocument()
})
