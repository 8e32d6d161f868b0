import { screen } from '@testing-library/react'
import { inqs, refusedField } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Component as OtherRequests } from '../other-requests/other-requests'

it('an inquiry that may have arrived is not sent a second time after a change, unless its author wants that', async () => {
  const service = stubService()
  const { user } = renderRemote(<OtherRequests />, { path: '/askreachotherrequests', member: mina })
  const send = () => user.click(screen.getByRole('button', { name: 'Send request' }))
  service.answer(inqs, { kind: 'failed' })
  await user.type(screen.getByLabelText('Subject'), 'A guide')
  await user.type(screen.getByLabelText('Your request'), 'For two days')
  await send()
  expect(await screen.findByText(/Your inquiry was not sent/)).toBeVisible()
  await user.type(screen.getByLabelText('Your request'), ' in Busan')
  service.answer(inqs, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  await send()
  expect(
    await screen.findByText(/What you sent first has arrived already, without your later changes/),
  ).toBeVisible()
  expect(screen.getByLabelText('Your request')).toHaveValue('For two days in Busan')
  service.answer(inqs, { kind: 'ok' })
  await send()
  expect(await screen.findByText(/^Thank you!/)).toBeVisible()
  const [first, changed, wanted] = service.keys(inqs)
  expect([changed, wanted === first]).toEqual([first, false])
})
