import { screen, waitFor } from '@testing-library/react'
import { answerMyOffer, refusedField, writeInLinkedCase, writeInMyCase } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { anOffer } from '../testing/cases'
import { OfferAnswers } from './offer-answers'
import { WriteForm } from './write-form'

const storedBefore = /What you sent first has arrived already, without your later changes/

beforeEach(() => localStorage.clear())

it.each([
  ['the member', writeInMyCase, { idx: 9 }],
  ['the reader of a mailed link', writeInLinkedCase, { secret: 'a'.repeat(43) }],
] as const)(
  'a message of %s that may have arrived is shown, and not sent a second time after a change',
  async (_whose, call, reader) => {
    const service = stubService()
    const refetch = jest.fn(() => Promise.resolve())
    const { user } = renderRemote(
      <WriteForm id={9} isOpen reader={reader} refetch={refetch} onRemoved={() => undefined} />,
      { path: '/case', member: mina },
    )
    const box = screen.getByLabelText('Write to your agent')
    const send = () => user.click(screen.getByRole('button', { name: 'Send' }))
    service.answer(call, { kind: 'failed' })
    await user.type(box, 'At five.')
    await send()
    expect(await screen.findByText(/This did not work/)).toBeVisible()
    await user.type(box, ' Or six.')
    expect(refetch).not.toHaveBeenCalled()
    service.answer(call, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
    await send()
    expect(await screen.findByText(storedBefore)).toBeVisible()
    expect(refetch).toHaveBeenCalledTimes(1)
    expect(box).toHaveValue('At five. Or six.')
    service.answer(call, { kind: 'failed' })
    await send()
    expect(await screen.findByText(/This did not work/)).toBeVisible()
    const [lost, changed, wanted] = service.keys(call)
    expect([changed, wanted === lost]).toEqual([lost, false])
  },
)

function showOffer() {
  const service = stubService()
  service.answer(answerMyOffer, { kind: 'failed' })
  const refetch = jest.fn(() => Promise.resolve())
  const remote = renderRemote(
    <OfferAnswers offer={anOffer()} isOpen reader={{ idx: 9 }} refetch={refetch} />,
    { path: '/case?idx=9', member: mina },
  )
  return { service, refetch, ...remote }
}

it('a question that may have arrived is not sent a second time after a change', async () => {
  const { service, refetch, user } = showOffer()
  await user.click(screen.getByRole('button', { name: 'Ask a question' }))
  const box = screen.getByLabelText('Your question about A bright room')
  await user.type(box, 'Is it quiet?')
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(await screen.findByText(/This did not work/)).toBeVisible()
  await user.type(box, ' And warm?')
  service.answer(answerMyOffer, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  await user.click(screen.getByRole('button', { name: 'Send the question' }))
  expect(await screen.findByText(storedBefore)).toBeVisible()
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(box).toHaveValue('Is it quiet? And warm?')
  const [first, changed] = service.keys(answerMyOffer)
  expect(changed).toBe(first)
})

it('another answer to an offer replaces one that may have arrived', async () => {
  const { service, user } = showOffer()
  await user.click(screen.getByRole('button', { name: 'I am interested' }))
  expect(await screen.findByText(/This did not work/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Not for me' }))
  await waitFor(() => expect(service.sent(answerMyOffer)).toHaveLength(2))
  const [yes, no] = service.keys(answerMyOffer)
  expect(no).not.toBe(yes)
})
