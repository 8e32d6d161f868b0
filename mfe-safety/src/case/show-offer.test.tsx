import { screen } from '@testing-library/react'
import type { CaseEntry, Offer } from '@within-reach/contract'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { Offers } from './offers'
import { Thread } from './thread'

const room: Offer = {
  offer_idx: 21,
  title: 'A bright room',
  area: 'Mapo',
  rent: 650_000,
  deposit: 5_000_000,
  currency: 'KRW',
  available: '2026-12-01',
  text: '',
  pictures: [],
  answer: null,
  ca: '2026-11-03T10:00:00.000Z',
}
const flat: Offer = { ...room, offer_idx: 22, title: 'A small flat' }
const offered: CaseEntry = {
  entry_idx: 1,
  kind: 'offer',
  from: 'agent',
  name: 'Yuna',
  text: '',
  state: null,
  offer_idx: 22,
  answer: null,
  due: null,
  linked: null,
  ca: '2026-11-03T10:00:00.000Z',
}

it('leads from what was written to the offered home, among cards and side by side', async () => {
  const offers = [room, flat]
  const { user } = renderRemote(
    <>
      <Offers offers={offers} reader={{ idx: 9 }} isOpen refetch={() => Promise.resolve()} />
      <Thread entries={[offered]} offers={offers} />
    </>,
    { path: '/case?idx=9', member: mina },
  )
  const toOffer = screen.getByRole('button', { name: 'A small flat' })
  await user.click(toOffer)
  expect(document.activeElement).toContainElement(
    screen.getByRole('heading', { level: 3, name: 'A small flat' }),
  )
  await user.click(screen.getByText('Side by side'))
  await user.click(toOffer)
  expect(screen.getByRole('columnheader', { name: 'A small flat' })).toHaveFocus()
})
