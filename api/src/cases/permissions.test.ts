import {
  type Call,
  calls,
  endCaseLink,
  endSignIn,
  endSignIns,
  grantPapers,
  hostPapers,
  linkedCase,
  myCase,
  offerHome,
  revokePapers,
  type Session,
  writeInCase,
} from '@within-reach/contract'
import type { FastifyRequest } from 'fastify'
import { startApi, type TestApi } from '../testing/api'
import { linked, membersCase, onDesk, owned, signUpAgent, visitorsCase } from '../testing/cases'
import { grantRole } from '../testing/staff'
import { mailOne } from './send-mails'

let api: TestApi
let owner: Session
let other: Session
let agent: Session
let moderator: Session
/** A case of the owner. */
let idx: number
let offer: number
/** Links of a case of a visitor. */
let secret: string
let visitors: number
let visitorsOffer: number
beforeAll(async () => {
  api = await startApi()
  ;[owner, other, moderator] = [
    await api.signUp('owner'),
    await api.signUp('other'),
    await api.signUp('mora'),
  ]
  agent = await signUpAgent(api, 'yuna')
  await grantRole(api, moderator, 'moderator')
  idx = await membersCase(api, owner, 'mine')
  ;({ idx: visitors, secret } = await visitorsCase(api, 'visitor@example.com'))
  offer = await offerIn(idx)
  visitorsOffer = await offerIn(visitors)
})
afterAll(() => api.close())

/** Valid values of every field of the calls. */
const fields = () => ({
  idx,
  secret,
  offer,
  answer: 'yes',
  text: 'x',
  kind: 'message',
  state: 'searching',
  title: 'x',
  area: 'x',
  rent: 1,
  deposit: 1,
  currency: 'KRW',
  available: '2026-12-01',
})

async function offerIn(id: number): Promise<number> {
  const { outcome } = await api.call(offerHome, { ...fields(), idx: id }, { token: agent.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.offer_idx
}

const ending: readonly Call[] = [endCaseLink, endSignIn, endSignIns]
const isAboutCases = ({ path }: Call) => /case|offer/i.test(path)
const aboutCases = calls.filter(isAboutCases)
const ofOwner = aboutCases.filter(
  ({ login, staff, request }) => login === 'bearer' && !staff && 'idx' in request.entries,
)
const ofLink = aboutCases.filter(({ request }) => 'secret' in request.entries)
const ofAgents = aboutCases.filter(({ staff }) => staff === 'agent')
const named = (some: readonly Call[]) => some.map((call) => [call.path, call] as const)

it('every call about cases is of the owner, of a link or of agents', () => {
  const known = [...ofOwner, ...ofLink, ...ofAgents].map(({ path }) => path)
  expect([...known, '/api/myCases'].sort()).toEqual(aboutCases.map(({ path }) => path).sort())
  expect(ofLink.every(({ login }) => login === 'none')).toBe(true)
  const aboutPapers = [hostPapers, grantPapers, revokePapers]
  const others = calls.filter(
    ({ staff, path }) => staff === 'agent' && !aboutPapers.some((one) => one.path === path),
  )
  expect(others.map(({ path }) => path)).toEqual(ofAgents.map(({ path }) => path))
})

describe.each(named(ofOwner))('%s', (_path, call) => {
  it.each([
    ['the owner', () => owner, 200],
    ['another member', () => other, 404],
    ['an agent who did not ask', () => agent, 404],
    ['a moderator', () => moderator, 404],
    ['somebody who is logged out', () => undefined, 401],
  ])('answers %s', async (_who, session, status) => {
    expect((await api.call(call, fields(), { token: session()?.api_token })).status).toBe(status)
  })

  it('does not open the case of a visitor, not even to who has the link', async () => {
    const { status } = await api.call(call, { ...fields(), idx: visitors }, { token: owner.api_token })
    expect(status).toBe(404)
  })
})

describe.each(named(ofAgents))('%s', (_path, call) => {
  it.each([
    ['the owner', () => owner, 403],
    ['another member', () => other, 403],
    ['an agent', () => agent, 200],
    ['a moderator', () => moderator, 403],
    ['somebody who is logged out', () => undefined, 401],
  ])('answers %s', async (_who, session, status) => {
    expect((await api.call(call, fields(), { token: session()?.api_token })).status).toBe(status)
  })

  it('accepts no link instead of a login', async () => {
    expect(
      (await api.call(call, { ...fields(), secret }, { headers: { Cookie: `wr_case=${secret}` } })).status,
    ).toBe(401)
  })
})

describe.each(named(ofLink))('%s', (_path, call) => {
  it('answers the reader of a link, and nobody with a wrong or a revoked one', async () => {
    const email = `${call.path.slice(5).toLowerCase()}@example.com`
    const fresh = await visitorsCase(api, email)
    const own = { ...fields(), offer: await offerIn(fresh.idx), secret: fresh.secret }
    const answers = [await api.call(call, own)]
    await api.call(endCaseLink, { secret: fresh.secret })
    for (const wrong of [fresh.secret, 'x'.repeat(43)])
      answers.push(await api.call(call, { ...own, secret: wrong }))
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
    const [, revoked, unknown] = answers
    expect(revoked?.body).toEqual(unknown?.body)
    expect(await onDesk(api, agent, fresh.idx)).toMatchObject({ hasLink: false })
  })

  it('is not opened by the number of the case', async () => {
    const { status } = await api.call(call, { ...fields(), secret: undefined }, { token: owner.api_token })
    expect(status).toBe(400)
  })
})

it('a member’s list has their own cases only', async () => {
  const [list] = calls.filter(({ path }) => path === '/api/myCases')
  const of = async (session: Session) =>
    list ? (await api.call(list, {}, { token: session.api_token })).body.data : []
  expect(await of(owner)).toMatchObject([{ case_idx: idx }])
  for (const session of [other, agent, moderator]) expect(await of(session)).toEqual([])
})

describe('a note', () => {
  const mark = 'Only for colleagues: offer less.'
  beforeAll(async () => {
    for (const id of [idx, visitors]) {
      await api.call(writeInCase, { idx: id, kind: 'note', text: mark }, { token: agent.api_token })
      await api.call(writeInCase, { idx: id, kind: 'message', text: 'Hello' }, { token: agent.api_token })
    }
  })

  it('is shown to agents', async () => {
    expect((await onDesk(api, agent, idx)).entries.map(({ text }) => text)).toContain(mark)
  })

  it('is in no answer of any call that the asker can make', async () => {
    const read = new Set<string>()
    for (const call of calls.filter(({ login, staff }) => login !== 'operator' && staff === undefined)) {
      // These calls end the link or the login that the others need.
      if (ending.includes(call)) continue
      const names = Object.keys(call.request.entries)
      const own = isAboutCases(call)
        ? { ...fields(), offer: names.includes('secret') ? visitorsOffer : offer }
        : fields()
      const sent = Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name)))
      const { status, body } = await api.call(call, sent, { token: owner.api_token })
      if (status === 200) read.add(call.path)
      expect([call.path, JSON.stringify(body)]).not.toEqual([call.path, expect.stringContaining(mark)])
    }
    const tried = [...ofOwner, ...ofLink].filter((call) => !ending.includes(call)).map(({ path }) => path)
    expect([...read]).toEqual(expect.arrayContaining(tried))
  })

  it('does not change when the case changed, or whether it is unread', async () => {
    const before = [await owned(api, owner, idx), await linked(api, secret)]
    for (const id of [idx, visitors])
      await api.call(writeInCase, { idx: id, kind: 'note', text: mark }, { token: agent.api_token })
    expect([await owned(api, owner, idx), await linked(api, secret)]).toEqual(before)
  })

  it('is in no page of the asker, and the page does not mark the case as read', async () => {
    const caller = await api.platform.identify(owner.api_token)
    const read = api.platform.prefetchable.findOwn(myCase.path)
    if (!caller || !read) throw new Error('the page cannot begin with the call')
    await api.call(writeInCase, { idx, kind: 'message', text: 'Hello again' }, { token: agent.api_token })
    const request = { ip: '10.0.0.1' } as FastifyRequest
    const answers = [1, 2].map(async () => (await read({ idx: String(idx) }, request, caller)).toString())
    for (const answer of await Promise.all(answers)) {
      expect(answer).toContain('Hello again')
      expect(answer).toContain('"unread":true')
      expect(answer).not.toContain(mark)
    }
    await expect(
      read({ idx: String(idx) }, request, { ...caller, userId: caller.userId + 1 }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('is in no mail to the asker', async () => {
    await api.database.pool.query('update cases set asker_mail_at = now() where asker_mail_at is not null')
    while (await mailOne(api.platform)) continue
    for (const email of [owner.email, 'visitor@example.com'])
      expect((await api.mailTo(email, /Hello/)).text).toContain('yuna wrote:\n    Hello')
    expect(api.mails().filter(({ text }) => text.includes(mark))).toEqual([])
  })
})

it('the answer of a linked case sets a cookie for the paths of this case only', async () => {
  const { headers } = await api.call(linkedCase, { secret })
  expect(headers.getSetCookie()).toEqual([
    `wr_case=${secret}; Path=/api/case/${visitors}; HttpOnly; SameSite=Strict`,
  ])
})
