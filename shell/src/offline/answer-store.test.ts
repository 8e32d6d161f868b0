import 'fake-indexeddb/auto'
import {
  type Call,
  facts,
  findPosts,
  msg,
  postDetail,
  posts,
  type Success,
  unread,
} from '@within-reach/contract'
import { createSessionStore } from '@within-reach/shared-core'
import { member } from '../testing/members'
import { createAnswerStore } from './answer-store'
import { createDevice } from './device-database'
import { deleteDeviceDatabase } from './device-name'

const answer = (text: string) => ({ kind: 'ok', data: text, meta: {} }) as unknown as Success<Call>
const keyOf = (path: string, reader: string, id = 1) => [path, reader, { id: String(id) }] as const

beforeEach(deleteDeviceDatabase)

function watch(marker?: string) {
  const session = createSessionStore()
  if (marker) session.dispatch({ type: 'restored', member: member(marker) })
  let at = 0
  const onKept = jest.fn()
  const store = createAnswerStore({
    device: createDevice(),
    session,
    isOffline: () => true,
    onAnswer: jest.fn(),
    onKept,
    now: () => (at += 1),
  })
  return { session, store, onKept }
}

it('returns the last answer of the same read, and reports when it arrived', async () => {
  const { store, onKept } = watch()
  store.keep(keyOf(postDetail.path, ''), answer('a lamp'))
  store.keep(keyOf(postDetail.path, ''), answer('a red lamp'))
  expect(await store.find(keyOf(postDetail.path, ''))).toEqual(answer('a red lamp'))
  expect(onKept).toHaveBeenCalledWith(2)
  expect(await store.find(keyOf(postDetail.path, '', 2))).toBeUndefined()
})

it('keeps the last 50 posts', async () => {
  const { store } = watch()
  for (let id = 1; id <= 52; id++) store.keep(keyOf(postDetail.path, '', id), answer(`post ${id}`))
  store.keep(keyOf(posts.path, ''), answer('a list'))
  expect(await store.find(keyOf(posts.path, ''))).toBeDefined()
  expect(await store.find(keyOf(postDetail.path, '', 2))).toBeUndefined()
  expect(await store.find(keyOf(postDetail.path, '', 3))).toBeDefined()
})

it.each([facts, findPosts])('keeps what a post costs, and the posts with photos: $path', async ({ path }) => {
  const { store } = watch()
  store.keep(keyOf(path, ''), answer('a rent'))
  expect(await store.find(keyOf(path, ''))).toEqual(answer('a rent'))
})

it('keeps no other answers', async () => {
  const { store } = watch('of mina')
  store.keep(keyOf(unread.path, 'of mina'), answer('3'))
  expect(await store.find(keyOf(unread.path, 'of mina'))).toBeUndefined()
})

it('returns an answer to its reader only', async () => {
  const mina = watch('of mina')
  mina.store.keep(keyOf(msg.path, 'of mina'), answer('a secret'))
  expect(await mina.store.find(keyOf(msg.path, 'of mina'))).toBeDefined()
  expect(await watch('of jun').store.find(keyOf(msg.path, 'of mina'))).toBeUndefined()
  expect(await watch().store.find(keyOf(msg.path, 'of mina'))).toBeUndefined()
})

it('keeps nothing for a member who logged out before the answer arrived', async () => {
  const { session, store } = watch('of mina')
  store.keep(keyOf(msg.path, 'of mina'), answer('a secret'))
  session.dispatch({ type: 'loggedOut' })
  await store.removeOthers()
  expect(await watch('of mina').store.find(keyOf(msg.path, 'of mina'))).toBeUndefined()
})

it('removes the answers of other members, and keeps those of visitors', async () => {
  const mina = watch('of mina')
  mina.store.keep(keyOf(msg.path, 'of mina'), answer('a secret'))
  await mina.store.find(keyOf(msg.path, 'of mina'))
  const visitor = watch()
  visitor.store.keep(keyOf(posts.path, ''), answer('a list'))
  await visitor.store.find(keyOf(posts.path, ''))
  await watch('of jun').store.removeOthers()
  expect(await watch('of mina').store.find(keyOf(msg.path, 'of mina'))).toBeUndefined()
  expect(await watch().store.find(keyOf(posts.path, ''))).toBeDefined()
})

it('removes the reader’s answers of some calls, such as the messages of a member whom they blocked', async () => {
  const mina = watch('of mina')
  mina.store.keep(keyOf(msg.path, 'of mina', 1), answer('a secret'))
  mina.store.keep(keyOf(msg.path, 'of mina', 2), answer('another one'))
  mina.store.keep(keyOf(posts.path, 'of mina'), answer('a list'))
  await mina.store.find(keyOf(posts.path, 'of mina'))
  await mina.store.remove([msg.path])
  expect(await mina.store.find(keyOf(msg.path, 'of mina', 1))).toBeUndefined()
  expect(await mina.store.find(keyOf(msg.path, 'of mina', 2))).toBeUndefined()
  expect(await mina.store.find(keyOf(posts.path, 'of mina'))).toBeDefined()
})

it('removes the answer of one read, such as a deleted message', async () => {
  const { store } = watch('of mina')
  store.keep(keyOf(msg.path, 'of mina', 1), answer('deleted'))
  store.keep(keyOf(msg.path, 'of mina', 2), answer('another one'))
  const [, , fields] = keyOf(msg.path, 'of mina', 1)
  await store.remove([msg.path], fields)
  expect(await store.find(keyOf(msg.path, 'of mina', 1))).toBeUndefined()
  expect(await store.find(keyOf(msg.path, 'of mina', 2))).toBeDefined()
})

it('does no harm if the browser forbids storage', async () => {
  const refuse = () => Promise.reject(new Error('SecurityError'))
  const store = createAnswerStore({
    device: { use: refuse },
    session: createSessionStore(),
    isOffline: () => true,
    onAnswer: jest.fn(),
    onKept: jest.fn(),
  })
  store.keep(keyOf(posts.path, ''), answer('a list'))
  expect(await store.find(keyOf(posts.path, ''))).toBeUndefined()
})
