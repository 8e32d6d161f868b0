import { screen, waitFor } from '@testing-library/react'
import { answerMyOffer, type Offer } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { OfferAnswers } from './offer-answers'

const offer: Offer = {
  offer_idx: 22,
  title: 'A small flat',
  area: 'Seodaemun',
  rent: 800_000,
  deposit: 5_000_000,
  currency: 'KRW',
  available: '2026-12-01',
  text: 'Quiet, near the park.',
  pictures: [],
  answer: 'yes',
  ca: '2026-11-03T10:00:00.000Z',
}

it('sends an answer that was given already only once, so that the agent gets no second mail', async () => {
  const service = stubService()
  service.answer(answerMyOffer, { kind: 'ok' })
  const { user } = renderRemote(
    <OfferAnswers offer={offer} isOpen reader={{ idx: 9 }} refetch={() => Promise.resolve()} />,
    { path: '/case?idx=9', member: mina },
  )
  const yes = screen.getByRole('button', { name: 'I am interested' })
  expect(yes).toHaveAttribute('aria-pressed', 'true')
  await user.click(yes)
  await user.click(screen.getByRole('button', { name: 'Not for me' }))
  await waitFor(() => expect(service.sent(answerMyOffer)).not.toHaveLength(0))
  expect(service.sent(answerMyOffer).map(({ fields }) => fields.answer)).toEqual(['no'])
})
