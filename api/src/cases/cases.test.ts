import {
  answerLinkedOffer,
  answerMyOffer,
  cases,
  deskCase,
  linkedCase,
  moveCase,
  myCase,
  myCases,
  offerHome,
  type Session,
  takeCase,
  writeInCase,
  writeInLinkedCase,
  writeInMyCase,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { linked, membersCase, onDesk, owned, signUpAgent, visitorsCase } from '../testing/cases'

let api: TestApi
let ana: Session
let agent: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  agent = await signUpAgent(api, 'yuna')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const home = {
  title: 'A studio near Sinchon',
  area: 'Seodaemun-gu',
  rent: '650000',
  deposit: '5000000',
  currency: 'KRW',
  available: '2026-12-01',
  text: 'Quiet, with a desk.',
}
const offerIn = async (idx: number) => {
  const { outcome } = await api.call(offerHome, { idx, ...home }, as(agent))
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.offer_idx
}

describe('an inquiry', () => {
  it('of a visitor is a case, which the link in the confirmation opens', async () => {
    const { secret } = await visitorsCase(api, 'visitor@example.com')
    const read = await linked(api, secret)
    expect(read).toMatchObject({
      number: expect.stringMatching(/^WR-\d{4}-\d{6}$/) as string,
      kind: 'long-term',
      title: 'Seoul',
      state: 'received',
      unread: false,
      agent: null,
      fields: { area_in_mind: 'Seoul', length_of_stay: 6, budget: 800 },
      offers: [],
      entries: [{ kind: 'state', from: 'site', name: '', state: 'received' }],
    })
    expect(Date.parse(read.due ?? '')).toBeGreaterThan(Date.now() + 86_400_000)
  })

  it('of a member is a case in their list, and has no link', async () => {
    const idx = await membersCase(api, ana, 'A driver')
    const { outcome } = await api.call(myCases, {}, as(ana))
    expect(outcome).toMatchObject({ kind: 'ok', data: [{ case_idx: idx, title: 'A driver', kind: 'other' }] })
    expect(await owned(api, ana, idx)).toMatchObject({ state: 'received' })
    expect(await onDesk(api, agent, idx)).toMatchObject({ member: true, hasLink: false, email: ana.email })
  })

  it('has a case even if another release stores it, and always has one', async () => {
    const { rows } = await sql(
      `insert into inquiries (kind, name, email, fields) values ('other', 'Eve', 'eve@example.com', '{"subject": "old"}')
        returning id`,
    )
    const { id } = rows[0] as { id: number }
    expect(await onDesk(api, agent, id)).toMatchObject({ title: 'old', state: 'received', name: 'Eve' })
  })
})

describe('a conversation', () => {
  it('goes from both sides to the other, and marks what was not opened', async () => {
    const { idx, secret } = await visitorsCase(api, 'talks@example.com')
    const unread = async () =>
      [
        (await api.call(cases, { search: 'talks@' }, as(agent))).body.data as { unread: boolean }[],
        (await sql('select asker_newest > asker_seen as unread from cases where id = $1', [idx])).rows,
      ].map((rows) => (rows as { unread: boolean }[])[0]?.unread)
    expect(await unread()).toEqual([true, false])
    await onDesk(api, agent, idx)
    expect(await unread()).toEqual([false, false])
    await api.call(writeInCase, { idx, kind: 'message', text: 'Hello!' }, as(agent))
    expect(await unread()).toEqual([false, true])
    expect((await linked(api, secret)).entries.slice(1)).toMatchObject([
      { kind: 'message', from: 'agent', name: 'yuna', text: 'Hello!' },
      { kind: 'agent', from: 'agent', text: 'yuna' },
    ])
    expect(await unread()).toEqual([false, false])
    await api.call(writeInLinkedCase, { secret, text: 'Hi' })
    expect(await unread()).toEqual([true, false])
    expect((await onDesk(api, agent, idx)).entries.at(-1)).toMatchObject({
      kind: 'message',
      from: 'asker',
      name: 'Kim Yuna',
      text: 'Hi',
    })
  })

  it('is written once, however often the same request arrives', async () => {
    const idx = await membersCase(api, ana, 'once')
    const headers = { 'Idempotency-Key': 'a-key-of-sixteen-or-more' }
    for (const text of ['again', 'again'])
      expect((await api.call(writeInMyCase, { idx, text }, { ...as(ana), headers })).body.res).toBe(true)
    const entries = (await owned(api, ana, idx)).entries.filter(({ kind }) => kind === 'message')
    expect(entries).toHaveLength(1)
  })

  it('ends with the case: the asker cannot write, and an offer opens it again', async () => {
    const { idx, secret } = await visitorsCase(api, 'ends@example.com')
    const offer = await offerIn(idx)
    await api.call(moveCase, { idx, state: 'closed' }, as(agent))
    expect((await api.call(writeInLinkedCase, { secret, text: 'x' })).outcome.kind).toBe('closed')
    expect((await api.call(answerLinkedOffer, { secret, offer, answer: 'yes' })).outcome.kind).toBe('closed')
    expect((await linked(api, secret)).offers).toMatchObject([{ answer: null }])
    await offerIn(idx)
    expect((await linked(api, secret)).state).toBe('offered')
    expect((await api.call(writeInLinkedCase, { secret, text: 'x' })).outcome.kind).toBe('ok')
  })

  it.each([
    ['an empty message', writeInMyCase, { text: ' ' }],
    ['a message above the limit', writeInMyCase, { text: 'x'.repeat(5001) }],
    ['a question without words', answerMyOffer, { offer: 1, answer: 'question' }],
    ['an answer that does not exist', answerMyOffer, { offer: 1, answer: 'maybe' }],
  ])('refuses %s', async (_what, call, fields) => {
    const idx = await membersCase(api, ana, `refused ${_what}`)
    expect((await api.call(call, { idx, ...fields }, as(ana))).status).toBe(400)
  })
})

describe('an offered home', () => {
  it('is shown with its figures, and answered by yes, no or a question', async () => {
    const idx = await membersCase(api, ana, 'offers')
    const offer = await offerIn(idx)
    expect(await owned(api, ana, idx)).toMatchObject({
      state: 'offered',
      agent: 'yuna',
      due: null,
      offers: [
        {
          offer_idx: offer,
          title: 'A studio near Sinchon',
          area: 'Seodaemun-gu',
          rent: 650_000,
          deposit: 5_000_000,
          currency: 'KRW',
          available: '2026-12-01',
          text: 'Quiet, with a desk.',
          pictures: [],
          answer: null,
        },
      ],
    })
    for (const [answer, text] of [
      ['question', 'Is it warm?'],
      ['yes', ''],
    ])
      expect((await api.call(answerMyOffer, { idx, offer, answer, text }, as(ana))).body.res).toBe(true)
    const { offers, entries, due } = await onDesk(api, agent, idx)
    expect(offers).toMatchObject([{ answer: 'yes' }])
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'answer', offer_idx: offer, answer: 'question', text: 'Is it warm?' },
      { kind: 'answer', offer_idx: offer, answer: 'yes', text: '' },
    ])
    expect(due).not.toBeNull()
  })

  it('of another case cannot be answered', async () => {
    const [one, other] = [await membersCase(api, ana, 'one'), await membersCase(api, ana, 'other')]
    const offer = await offerIn(other)
    const { status } = await api.call(answerMyOffer, { idx: one, offer, answer: 'yes' }, as(ana))
    expect(status).toBe(404)
    expect((await owned(api, ana, other)).offers).toMatchObject([{ answer: null }])
    expect((await owned(api, ana, one)).entries).toHaveLength(1)
  })

  it.each([
    ['currency', 'XXX'],
    ['available', '2026-02-31'],
    ['rent', '-1'],
    ['title', ''],
  ])('needs a valid %s', async (field, value) => {
    const { status } = await api.call(offerHome, { idx: 1, ...home, [field]: value }, as(agent))
    expect(status).toBe(400)
  })
})

it('a case that does not exist is not found, by any call', async () => {
  const idx = 999_999
  expect((await api.call(myCase, { idx }, as(ana))).status).toBe(404)
  for (const call of [deskCase, takeCase]) expect((await api.call(call, { idx }, as(agent))).status).toBe(404)
  expect((await api.call(moveCase, { idx, state: 'agreed' }, as(agent))).status).toBe(404)
  expect((await api.call(linkedCase, { secret: 'x'.repeat(43) })).status).toBe(404)
  expect((await api.call(linkedCase, { secret: 'short' })).status).toBe(400)
})

it('wrong links are limited by address', async () => {
  const address = '10.8.0.1'
  const statuses: number[] = []
  for (let n = 0; n < 41; n++)
    statuses.push((await api.call(linkedCase, { secret: `${n}`.padStart(43, 'x') }, { address })).status)
  expect(statuses).toEqual([...Array(40).fill(404), 429])
})
