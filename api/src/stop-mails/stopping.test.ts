import {
  linkedMails,
  removeSearch,
  type Session,
  stopLinkedMails,
  stopMailsPath,
} from '@within-reach/contract'
import { secretFor } from '../platform/mail/stop-links'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { choose, chosenBy } from '../testing/notifications'
import { linkIn, mailsTo, matchAll, save, searchesOf } from '../testing/saved-searches'

let api: TestApi
let seller: Session
let members = 0
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })

async function mailed(mails: 'at-once' | 'daily') {
  const mina = await api.signUp(`member${++members}`)
  const word = `word${members}`
  const idx = await save(api, mina, { search: word, mails })
  await publishPost(api, seller, word)
  await matchAll(api)
  await api.database.pool.query('update saved_search_digests set due_at = now()')
  const [mail] = await mailsTo(api, mina)
  return { mina, idx, word, secret: linkIn(mail?.text ?? '') }
}
const oneClick = (secret: string, init: RequestInit) =>
  fetch(`${api.url}${stopMailsPath(secret)}`, { redirect: 'manual', ...init })
const posted = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
const mailsOf = async (member: Session) => (await searchesOf(api, member)).map(({ mails }) => mails)

it.each(['at-once', 'daily'] as const)('stops mails (%s) when a mail program posts to it', async (mails) => {
  const { mina, secret } = await mailed(mails)
  const { status, headers } = await oneClick(secret, posted)
  expect([status, headers.get('set-cookie')]).toEqual([200, null])
  expect(await mailsOf(mina)).toEqual(['none'])
  expect((await oneClick(secret, posted)).status).toBe(200)
})

it('takes back what waits for a mail server that is away, and no mail of others', async () => {
  const [mina, ben] = [await mailed('at-once'), await mailed('at-once')]
  const wait = (secret: string) =>
    api.database.pool.query(
      `insert into mail_outbox (recipient, subject, body, next_try, stop_address)
      values ('away@example.com', 'A new post', '', now() + interval '1 hour', $1)`,
      [api.platform.settings.publicUrl + stopMailsPath(secret)],
    )
  await wait(mina.secret)
  await wait(ben.secret)
  await oneClick(mina.secret, posted)
  const { rows } = await api.database.pool.query('delete from mail_outbox returning stop_address')
  expect(rows).toEqual([{ stop_address: expect.stringContaining(ben.secret) }])
})

it('the link stops nothing when it is opened', async () => {
  const { mina, secret } = await mailed('at-once')
  const answer = await oneClick(secret, {})
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${api.platform.settings.publicUrl}/stopmails#${secret}`,
  ])
  expect((await oneClick(secret, { method: 'HEAD' })).status).toBe(303)
  expect(await mailsOf(mina)).toEqual(['at-once'])
})

it('the link works by its page without a login, and after the search is removed', async () => {
  const { mina, idx, word, secret } = await mailed('at-once')
  expect((await api.call(linkedMails, { secret })).body.data).toEqual({
    of: 'search',
    name: word,
    stopped: false,
  })
  expect((await api.call(stopLinkedMails, { secret })).status).toBe(200)
  expect((await api.call(linkedMails, { secret })).body.data).toEqual({
    of: 'search',
    name: word,
    stopped: true,
  })
  await api.call(removeSearch, { idx }, as(mina))
  expect((await api.call(stopLinkedMails, { secret })).status).toBe(200)
  expect((await api.call(linkedMails, { secret })).body.data).toEqual({
    of: 'search',
    name: null,
    stopped: true,
  })
})

it('the link of a daily mail stops all daily searches and no other', async () => {
  const { mina, secret } = await mailed('daily')
  await save(api, mina, { search: 'own', mails: 'at-once' })
  await save(api, mina, { search: 'more', mails: 'daily' })
  expect((await api.call(linkedMails, { secret })).body.data).toEqual({
    of: 'searches',
    name: null,
    stopped: false,
  })
  await api.call(stopLinkedMails, { secret })
  expect((await mailsOf(mina)).sort()).toEqual(['at-once', 'none', 'none'])
})

describe('the link of a mail about messages or comments', () => {
  it.each([
    ['messages', { messages: 'none', comments: 'daily' }],
    ['comments', { messages: 'daily', comments: 'none' }],
    ['news', { messages: 'none', comments: 'none' }],
  ] as const)('stops those about %s, and leaves the rest', async (of, left) => {
    const mina = await api.signUp(`member${++members}`)
    await choose(api, mina, { messages: 'daily', comments: 'daily', quietFrom: 22, quietTo: 7 })
    const { rows } = await api.database.pool.query<{ id: number }>('select id from users where email = $1', [
      mina.email,
    ])
    const secret = secretFor(api.platform.codeKeys, { of, id: rows[0]?.id ?? 0 })
    expect((await api.call(linkedMails, { secret })).body.data).toEqual({ of, name: null, stopped: false })
    expect((await oneClick(secret, posted)).status).toBe(200)
    expect((await api.call(linkedMails, { secret })).body.data).toEqual({ of, name: null, stopped: true })
    expect(await chosenBy(api, mina)).toMatchObject({ ...left, quietFrom: 22, quietTo: 7 })
  })

  it('does nothing after the account is gone', async () => {
    const secret = secretFor(api.platform.codeKeys, { of: 'news', id: 2_000_000_000 })
    expect((await oneClick(secret, posted)).status).toBe(200)
  })
})

it('the link cannot be guessed', async () => {
  const { mina, secret } = await mailed('at-once')
  const [id = '', signature = ''] = secret.split('.')
  const wrong = [
    `${id}1.${signature}`,
    `${id}.${signature.replace(/.$/, signature.endsWith('A') ? 'E' : 'A')}`,
    id,
    'x',
    '',
  ]
  for (const one of wrong) {
    expect([404, 400]).toContain((await api.call(stopLinkedMails, { secret: one })).status)
    expect((await oneClick(one, posted)).status).toBe(404)
  }
  expect((await api.call(linkedMails, { secret: `${id}1.${signature}` })).status).toBe(404)
  expect((await api.call(linkedMails, { secret: secret.slice(0, -1) })).status).toBe(400)
  expect((await api.call(linkedMails)).status).toBe(400)
  expect(await mailsOf(mina)).toEqual(['at-once'])
})
