import { screen } from '@testing-library/react'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { anEntry, anOffer } from '../testing/cases'
import { Offers } from './offers'
import { Thread } from './thread'

const room = anOffer()
const flat = anOffer({ offer_idx: 22, title: 'A small flat' })
const offered = anEntry({ kind: 'offer', text: '', offer_idx: 22 })

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
