import { postMsg, refusedField } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, within } from '@testing-library/react'
import { Reply } from '../message-view/reply'

it('a text that may have arrived is not sent a second time after a change, unless its author wants that', async () => {
  const service = stubService()
  service.answer(postMsg, { kind: 'failed' })
  const { user } = renderRemote(<Reply id={7} to="alex@example.com" onSent={() => {}} />, {
    path: '/message',
    member: mina,
  })
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }))
    return screen.findByRole('dialog')
  }
  const close = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await user.type(screen.getByLabelText('Reply'), 'Hello')
  await close(await send())
  await user.type(screen.getByLabelText('Reply'), ' Alex')
  service.answer(postMsg, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  const dialog = await send()
  expect(dialog).toHaveTextContent(/What you sent first has arrived already, without your later changes/)
  await close(dialog)
  expect(screen.getByLabelText('Reply')).toHaveValue('Hello Alex')
  service.answer(postMsg, { kind: 'ok' })
  await close(await send())
  const [first, changed, wanted] = service.keys(postMsg)
  expect([changed, wanted === first]).toEqual([first, false])
})
