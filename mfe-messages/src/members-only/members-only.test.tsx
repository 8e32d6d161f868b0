import { msg, msgs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { MailboxOverPage } from '../testing/mailbox-over-page'
import { sampleMessage } from '../testing/sample-message'
import { MembersOnly } from './members-only'

it('leads a visitor to login and back to the page', () => {
  spec('1.login-to-message')
  stubService()
  const { shell } = renderRemote(<MembersOnly />, { path: '/messagedetail?idx=3' })
  expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fmessagedetail%3Fidx%3D3', { replace: true })
})

it('opens the messages of another member who logs in in another tab, not what the first one had open', async () => {
  const inbox = [sampleMessage(2, 'jun')]
  const service = stubService()
  service.answer(msgs, () => ({ kind: 'ok', data: [...inbox] }))
  service.answer(msg, ({ fields }) => {
    const found = inbox.find(({ message_idx: id }) => String(id) === fields.idx)
    return found ? { kind: 'ok', data: found } : { kind: 'not-found' }
  })
  const { switchTo } = renderRemote(<MailboxOverPage />, {
    path: '/message',
    member: mina,
    frame: <MembersOnly />,
  })
  expect(await screen.findByText('Text of jun — whole')).toBeVisible()
  inbox[0] = sampleMessage(5, 'noa')
  await switchTo({ ...mina, email: 'alex@example.com', marker: 'marker-of-alex' })
  expect(await screen.findByText('Text of noa — whole')).toBeVisible()
})
