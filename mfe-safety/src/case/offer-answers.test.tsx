import { screen, waitFor } from '@testing-library/react'
import { answerMyOffer } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { anOffer } from '../testing/cases'
import { OfferAnswers } from './offer-answers'

const offer = anOffer({
  offer_idx: 22,
  title: 'A small flat',
  area: 'Seodaemun',
  rent: 800_000,
  answer: 'yes',
})

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
