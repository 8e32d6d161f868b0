import {
  block,
  type Call,
  calls,
  cms,
  conversation,
  conversations,
  msg,
  msgs,
  posting,
  postingCm,
  postMsg,
  type Session,
  sendVCode,
  unread,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { acceptedFields } from '../testing/nonsense'

/** The texts of the blocked member, in lower case. Nothing that the blocker gets back may contain one. */
const secrets = { message: 'a private whisper', comment: 'a public remark' }

let api: TestApi
let ana: Session
let bo: Session
/** Ids that any `id` or `idx` may mean. */
let ids: number[]
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  const asBo = { token: bo.api_token }
  const question = { type: 'qb', subject: 'A bank?', description: 'x' }
  const post = await api.call(posting, question, { token: ana.api_token })
  const id = post.outcome.kind === 'ok' ? post.outcome.data.post_idx : 0
  const comment = await api.call(postingCm, { id, cmText: secrets.comment }, asBo)
  await api.call(postMsg, { to: ana.email, msg: secrets.message }, asBo)
  const sent = await api.call(msgs, { type: 'sent' }, asBo)
  ids = [
    id,
    comment.outcome.kind === 'ok' ? comment.outcome.data.cm_idx : 0,
    sent.outcome.kind === 'ok' ? (sent.outcome.data[0]?.message_idx ?? 0) : 0,
  ]
})
afterAll(() => api.close())

/** The calls that members and visitors may make. Those of operators read what is live, and nothing of members. */
const tried = calls.filter(({ login }) => login !== 'operator')
const reading = tried.filter(({ reads }) => reads !== undefined)

/** The values of a field with which a call could find the blocked content. */
function valuesOf(call: Call, field: string): readonly (string | undefined)[] {
  const { options, wrapped } = call.request.entries[field] as {
    readonly options?: readonly unknown[]
    readonly wrapped?: { readonly options?: readonly unknown[] }
  }
  const listed = (options ?? wrapped?.options)?.filter((option) => typeof option === 'string')
  if (listed && listed.length > 0) return listed
  if (['id', 'idx', 'into', 'with'].includes(field)) return [...new Set(ids)].map(String)
  if (/search/i.test(field)) return ['', 'whisper', 'remark', bo.nick]
  if (field === 'page') return ['1', '2']
  return [acceptedFields(call)[field]]
}

/** Every combination of such values. */
function attemptsOf(call: Call): Record<string, string | undefined>[] {
  let attempts: Record<string, string | undefined>[] = [{}]
  for (const field of Object.keys(call.request.entries))
    attempts = attempts.flatMap((attempt) =>
      valuesOf(call, field).map((value) => ({ ...attempt, [field]: value })),
    )
  // A call with more combinations creates something, and its own fields decide nothing about what it reads.
  return attempts.slice(0, 300)
}

/** The secrets in the answers of a call to ana. */
async function leaksOf(call: Call): Promise<string[]> {
  const found = new Set<string>()
  for (const [n, fields] of attemptsOf(call).entries()) {
    const { body } = await api.call(call, fields, { token: ana.api_token, address: `10.1.1.${n % 250}` })
    const text = JSON.stringify(body).toLowerCase()
    for (const [kind, secret] of Object.entries(secrets)) if (text.includes(secret)) found.add(kind)
  }
  return [...found]
}

const leaks = async (list: readonly Call[]) => {
  const found: Record<string, string[]> = {}
  for (const call of list) {
    const kinds = await leaksOf(call)
    if (kinds.length > 0) found[call.path] = kinds
  }
  return found
}

it('what a member wrote reaches another one by these calls', async () => {
  expect(await leaks(reading)).toMatchObject({
    [cms.path]: ['comment'],
    [msgs.path]: ['message'],
    [msg.path]: ['message'],
    [conversations.path]: ['message'],
    [conversation.path]: ['message'],
  })
})

describe('after a block', () => {
  beforeAll(async () => {
    await api.call(block, { kind: 'comment', id: ids[1] }, { token: ana.api_token })
    await api.call(postMsg, { to: ana.email, msg: secrets.message }, { token: bo.api_token })
    await api.call(postMsg, { to: `post:${ids[0]}`, msg: secrets.message }, { token: bo.api_token })
    await api.call(postingCm, { id: ids[0], cmText: secrets.comment }, { token: bo.api_token })
  })

  it('no call answers with any of it, and nothing is counted', async () => {
    expect(await leaks(reading)).toEqual({})
    const { body } = await api.call(unread, {}, { token: ana.api_token })
    expect(body.data).toEqual({ count: 0, newest: { inbox: 0, sent: 0 } })
    for (const type of ['inbox', 'sent'])
      expect((await api.call(msgs, { type }, { token: ana.api_token })).body.total).toBe(0)
  })

  it('no mail contains any of it', async () => {
    // Mails leave in order, so an earlier one has arrived before this one.
    await api.call(sendVCode, { email: 'last@example.com' })
    await api.lastCode('last@example.com')
    const text = api
      .mails()
      .map((mail) => mail.text)
      .join('\n')
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
  })

  it('no other call does either, although it may change something', async () => {
    // Those that end the sign-in are tried last, and those that end the block not at all.
    const last = tried.filter(({ path }) => /signIn|logout|changePwd|updateProfile/i.test(path))
    const others = tried.filter(
      (call) => !reading.includes(call) && !last.includes(call) && call.path !== '/api/unblock',
    )
    expect(await leaks([...others, ...last])).toEqual({})
  })
})
