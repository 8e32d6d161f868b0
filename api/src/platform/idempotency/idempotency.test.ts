import { randomUUID } from 'node:crypto'
import {
  answerLinkedOffer,
  answerMyOffer,
  appeal,
  type Call,
  calls,
  decide,
  decideAppeal,
  inqLong,
  inqLong2,
  inqs,
  inqShort,
  inqShort2,
  mergeReviews,
  offerHome,
  posting,
  postingCm,
  postMsg,
  report,
  reverseDecision,
  saveSearch,
  type Session,
  updateCm,
  updatePost,
  writeInCase,
  writeInLinkedCase,
  writeInMyCase,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { inquiry, membersCase, type VisitorsCase, visitorsCase } from '../../testing/cases'
import { appealed, warned } from '../../testing/desk'
import { openReviewOf, publishPost, reportAs, writeComment, type Written } from '../../testing/moderated'
import { grantRole } from '../../testing/staff'
import { home, question, stay } from '../../testing/valid-fields'

let api: TestApi
let ana: Session
let bo: Session
let post: number
let own: number
let visitors: VisitorsCase
let offers: readonly [number, number]
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  const { outcome } = await api.call(posting, question, { token: ana.api_token })
  post = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  await grantRole(api, ana, 'agent')
  await grantRole(api, ana, 'moderator')
  own = await membersCase(api, ana, 'A room')
  visitors = await visitorsCase(api, 'visitor@example.com')
  offers = [await offerIn(own), await offerIn(visitors.idx)]
})
afterAll(() => api.close())

async function offerIn(idx: number): Promise<number> {
  const { outcome } = await api.call(offerHome, { ...home, idx }, { token: ana.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.offer_idx
}

interface Creation {
  readonly call: Call
  readonly fields: () => Readonly<Record<string, string | number>>
  readonly table: string
}

/** The calls that create a row each time, with valid fields and its table. */
const creations: readonly Creation[] = [
  { call: posting, fields: () => question, table: 'posts' },
  { call: postingCm, fields: () => ({ id: post, cmText: 'Any.' }), table: 'comments' },
  { call: postMsg, fields: () => ({ to: bo.email, msg: 'Hello' }), table: 'messages' },
  { call: inqLong, fields: () => inquiry, table: 'inquiries' },
  { call: inqLong2, fields: () => inquiry, table: 'inquiries' },
  { call: inqShort, fields: () => stay, table: 'inquiries' },
  { call: inqShort2, fields: () => stay, table: 'inquiries' },
  { call: inqs, fields: () => ({ subject: 'Visa', cont: 'How?' }), table: 'inquiries' },
  { call: writeInMyCase, fields: () => ({ idx: own, text: 'Hello' }), table: 'case_entries' },
  {
    call: writeInLinkedCase,
    fields: () => ({ secret: visitors.secret, text: 'Hello' }),
    table: 'case_entries',
  },
  { call: answerMyOffer, fields: () => ({ idx: own, ...asking(offers[0]) }), table: 'case_entries' },
  {
    call: answerLinkedOffer,
    fields: () => ({ secret: visitors.secret, ...asking(offers[1]) }),
    table: 'case_entries',
  },
  { call: writeInCase, fields: () => ({ idx: own, kind: 'note', text: 'Called' }), table: 'case_entries' },
  { call: offerHome, fields: () => ({ ...home, idx: own }), table: 'case_offers' },
]
const asking = (offer: number) => ({ offer, answer: 'question', text: 'Is it quiet?' })

/** The calls that are possible once for the same thing, with how it is made, and a table in which they create a row. */
const endings: readonly (Omit<Creation, 'fields'> & {
  readonly fields: () => Promise<Readonly<Record<string, string | number>>>
})[] = [
  {
    call: report,
    fields: async () => ({ ...(await reportable()), reason: 'spam', words: '' }),
    table: 'reports',
  },
  {
    call: decide,
    fields: async () => ({ idx: await reported(), action: 'warn', reason: 'spam' }),
    table: 'decisions',
  },
  {
    call: reverseDecision,
    fields: async () => ({ idx: await warned(api, bo), why: 'A mistake' }),
    table: 'moderation_events',
  },
  {
    call: mergeReviews,
    fields: async () => ({ idx: await reported(), into: await reported() }),
    table: 'moderation_events',
  },
  {
    call: appeal,
    fields: async () => ({ idx: await warned(api, ana), words: 'A mistake' }),
    table: 'appeals',
  },
  {
    call: decideAppeal,
    fields: async () => ({ idx: await appealed(api, bo, ana), upheld: 'yes', answer: 'Right' }),
    table: 'moderation_events',
  },
  {
    call: saveSearch,
    fields: () => Promise.resolve({ name: 'Sofas', type: 'tr', search: 'sofa', mails: 'none' }),
    table: 'saved_searches',
  },
  {
    call: updatePost,
    fields: async () => {
      const id = await publishPost(api, ana, 'A room of ana')
      return { id, region: 'Others', specificLocation: 'Berlin', subject: 'A', description: 'B', edited: '' }
    },
    table: 'idempotency_keys',
  },
  {
    call: updateCm,
    fields: async () => ({ idx: await writeComment(api, ana, post, 'Any.'), cmText: 'None.', edited: '' }),
    table: 'idempotency_keys',
  },
]
const reportable = async (): Promise<Written> => ({
  kind: 'post',
  id: await publishPost(api, bo, 'A post of bo'),
})
async function reported(): Promise<number> {
  const content = await reportable()
  const reporter = await api.signUp(`reporter${content.id}`)
  await reportAs(api, reporter, content)
  return (await openReviewOf(api, ana, content)).review_idx
}

async function rows(table: string): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: string }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

const deliver = ({ call, fields }: Creation, key: string, more: Readonly<Record<string, string>> = {}) =>
  api.call(call, { ...fields(), ...more }, { token: ana.api_token, headers: { 'Idempotency-Key': key } })

it('all calls that are carried out once are tested here', () => {
  const tested = [...creations, ...endings].map(({ call }) => call.path)
  expect(tested.sort()).toEqual(calls.flatMap(({ once, path }) => (once === true ? path : [])).sort())
})

describe.each(creations.map((creation) => [creation.call.path, creation] as const))(
  '%s',
  (_path, creation) => {
    it('creates one row for one key, however often it arrives, and answers each delivery the same', async () => {
      const before = await rows(creation.table)
      const key = randomUUID()
      const [first, ...others] = [await deliver(creation, key), await deliver(creation, `"${key}"`)]
      expect(first?.outcome.kind).toBe('ok')
      for (const other of others) expect([other.status, other.body]).toEqual([first?.status, first?.body])
      expect(await rows(creation.table)).toBe(before + 1)
    })

    it('creates one row for two deliveries at the same time', async () => {
      const before = await rows(creation.table)
      const key = randomUUID()
      const [one, other] = await Promise.all([deliver(creation, key), deliver(creation, key)])
      expect(one.outcome.kind).toBe('ok')
      expect(other.body).toEqual(one.body)
      expect(await rows(creation.table)).toBe(before + 1)
    })

    it('creates a row for each key, and for each request without one', async () => {
      const before = await rows(creation.table)
      await deliver(creation, randomUUID())
      await deliver(creation, randomUUID())
      await api.call(creation.call, creation.fields(), { token: ana.api_token })
      expect(await rows(creation.table)).toBe(before + 3)
    })
  },
)

it.each(endings.map((ending) => [ending.call.path, ending] as const))(
  '%s is carried out once for one key, and answers each delivery the same',
  async (_path, { call, fields, table }) => {
    const sent = await fields()
    const before = await rows(table)
    const delivery: Creation = { call, fields: () => sent, table }
    const key = randomUUID()
    const [one, other] = await Promise.all([deliver(delivery, key), deliver(delivery, key)])
    expect(one.outcome.kind).toBe('ok')
    for (const repeated of [other, await deliver(delivery, key)]) expect(repeated.body).toEqual(one.body)
    expect(await rows(table)).toBe(before + 1)
  },
)
