import { screen, waitFor } from '@testing-library/react'
import {
  cms,
  conversation,
  conversations,
  type DataOf,
  findPosts,
  msgs,
  posting,
  postingCm,
  postMsg,
} from '@within-reach/contract'
import { useCall } from '@within-reach/shared-core/react'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { refreshAfter } from './refresh-after'

const person = { conversation_idx: 1, usernick: 'alex', userid: 'alex', email: '' }
const alex: DataOf<typeof conversation> = { ...person, to: '', former: false, messages: [] }

const Thread = () => <p>{useCall(conversation, { with: 1 }).status}</p>
const List = () => <p>{useCall(conversations, {}).status}</p>
const Inbox = () => <p>{useCall(msgs, { type: 'inbox' }).status}</p>
const Comments = () => <p>{useCall(cms, { id: 1 }).status}</p>
const Photos = () => <p>{useCall(findPosts, { type: 'fr' }).status}</p>

it.each([
  ['message', 'conversation', postMsg, <Thread key="thread" />, conversation],
  ['message', 'list of conversations', postMsg, <List key="list" />, conversations],
  ['message', 'folder', postMsg, <Inbox key="inbox" />, msgs],
  ['post', 'view with photos', posting, <Photos key="photos" />, findPosts],
  ['comment', 'post', postingCm, <Comments key="comments" />, cms],
])('a %s that waited for a network appears in its %s', async (_what, _where, sent, screenWithIt, read) => {
  const service = stubService()
  service.answer(conversation, { kind: 'ok', data: alex, meta: {} })
  service.answer(conversations, { kind: 'ok', data: [], meta: {} })
  service.answer(msgs, { kind: 'ok', data: [], meta: { total: 0, page: 1, pages: 1 } })
  service.answer(findPosts, {
    kind: 'ok',
    data: [],
    meta: { total: 0, more: false, next: null, rates: null },
  })
  service.answer(cms, { kind: 'ok', data: [] })
  renderRemote(screenWithIt, { path: '/', member: mina })
  await screen.findByText('success')
  await refreshAfter(sent)
  await waitFor(() => expect(service.sent(read)).toHaveLength(2))
})
