import { deleteFromUser, msg, msgs } from '@within-reach/contract'
import { provideAnswerStore } from '@within-reach/shared-core/react'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleMessage } from '../testing/sample-message'
import { MessageView } from './message-view'

it('takes a deleted message out of what the browser keeps for use without a network', async () => {
  const remove = jest.fn(() => Promise.resolve())
  const store = { keep: () => {}, find: () => Promise.resolve(undefined), remove, isOffline: () => false }
  provideAnswerStore(() => Promise.resolve(store))
  stubService().answer(deleteFromUser, { kind: 'ok' })
  const done = jest.fn()
  const { user } = renderRemote(
    <MessageView message={sampleMessage(2, 'alex')} folder="inbox" onSent={() => {}} onDeleted={done} />,
    { path: '/messagedetail?idx=2', member: mina },
  )
  await user.click(screen.getByRole('button', { name: 'Delete this message' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(remove.mock.calls).toEqual([
    [[msg.path], { idx: '2' }],
    [[msgs.path], undefined],
  ])
})
