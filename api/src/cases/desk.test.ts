import {
  caseFigures,
  cases,
  moveCase,
  renewCaseLink,
  type Session,
  takeCase,
  writeInCase,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import {
  found,
  linked,
  mailedSecret,
  membersCase,
  onDesk,
  owned,
  signUpAgent,
  visitorsCase,
} from '../testing/cases'

let api: TestApi
let ben: Session
let agent: Session
beforeAll(async () => {
  api = await startApi()
  ben = await api.signUp('ben')
  agent = await signUpAgent(api, 'yuna')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

describe('the desk', () => {
  it('takes a case and hands it back, and moves it with a date', async () => {
    const idx = await membersCase(api, ben, 'desk')
    expect((await onDesk(api, agent, idx)).agent).toBeNull()
    await api.call(takeCase, { idx }, as(agent))
    expect((await onDesk(api, agent, idx)).agent).toBe('yuna')
    await api.call(moveCase, { idx, state: 'viewing', due: '2031-01-02' }, as(agent))
    expect(await owned(api, ben, idx)).toMatchObject({ state: 'viewing', due: '2031-01-02T23:59:59.000Z' })
    await api.call(takeCase, { idx, taken: 'no' }, as(agent))
    expect((await owned(api, ben, idx)).entries).toMatchObject([
      { kind: 'state', state: 'received' },
      { kind: 'agent', text: 'yuna' },
      { kind: 'state', state: 'viewing', from: 'agent', name: 'yuna' },
      { kind: 'due', due: '2031-01-02T23:59:59.000Z' },
      { kind: 'agent', text: '' },
    ])
  })

  it('refuses a date that is over, which would be mailed and be overdue at once', async () => {
    const idx = await membersCase(api, ben, 'mistyped')
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const { status, body } = await api.call(moveCase, { idx, state: 'viewing', due: yesterday }, as(agent))
    expect([status, body.message]).toEqual([400, 'Check "due": it must not be in the past.'])
    expect((await owned(api, ben, idx)).state).toBe('received')
  })

  it('lets only one of two agents take a case who both saw that nobody has it', async () => {
    const other = await signUpAgent(api, 'hana')
    const idx = await membersCase(api, ben, 'both')
    const taken = await Promise.all(
      [agent, other].map(async (one) => (await api.call(takeCase, { idx, from: '' }, as(one))).outcome.kind),
    )
    expect(taken.toSorted()).toEqual(['ok', 'takenMeanwhile'])
    expect((await onDesk(api, agent, idx)).agent).toBe(taken[0] === 'ok' ? 'yuna' : 'hana')
  })

  it('hands back no case that another agent has meanwhile, and takes over the one that was seen', async () => {
    const noa = await signUpAgent(api, 'noa')
    const idx = await membersCase(api, ben, 'over')
    await api.call(takeCase, { idx, from: '' }, as(agent))
    expect((await api.call(takeCase, { idx, from: '' }, as(agent))).outcome.kind).toBe('ok')
    expect((await api.call(takeCase, { idx, from: 'yuna' }, as(noa))).outcome.kind).toBe('ok')
    const late = await api.call(takeCase, { idx, taken: 'no', from: 'yuna' }, as(agent))
    expect(late.outcome.kind).toBe('takenMeanwhile')
    expect((await onDesk(api, agent, idx)).agent).toBe('noa')
    expect((await api.call(takeCase, { idx, taken: 'no', from: 'noa' }, as(noa))).outcome.kind).toBe('ok')
    expect((await onDesk(api, agent, idx)).agent).toBeNull()
  })

  it('finds cases by state, owner and words, the most overdue first', async () => {
    const [one, two, three] = [
      await membersCase(api, ben, 'Find 100% one'),
      await membersCase(api, ben, 'Find 100% two'),
      await membersCase(api, ben, 'Find 100% three'),
    ]
    await sql(`update cases set due_at = now() - interval '1 hour' where id = $1`, [two])
    await api.call(takeCase, { idx: one }, as(agent))
    await api.call(moveCase, { idx: three, state: 'closed' }, as(agent))
    const search = 'find 100%'
    expect(await found(api, agent, { search })).toEqual([two, one])
    expect(await found(api, agent, { search, state: '' })).toEqual([two, one, three])
    expect(await found(api, agent, { search, state: 'closed' })).toEqual([three])
    expect(await found(api, agent, { search, owner: 'mine' })).toEqual([one])
    expect(await found(api, agent, { search, owner: 'nobody' })).toEqual([two])
    expect(await found(api, agent, { search: 'find 100_' })).toEqual([])
    const { number } = await onDesk(api, agent, two)
    expect(await found(api, agent, { search: number.toLowerCase() })).toEqual([two])
    const closed = (await onDesk(api, agent, three)).number
    expect(await found(api, agent, { search: closed })).toEqual([three])
    expect(await found(api, agent, { search: closed.slice(0, 6) })).not.toContain(three)
    const { body } = await api.call(cases, { search }, as(agent))
    expect(body).toMatchObject({ total: 2, page: 1, pages: 1, data: [{ overdue: true }, { overdue: false }] })
  })

  it('shows who the visitor is, and whether the link works', async () => {
    const { idx } = await visitorsCase(api, 'shown@example.com', { name: 'Shown' })
    expect(await onDesk(api, agent, idx)).toMatchObject({
      name: 'Shown',
      email: 'shown@example.com',
      member: false,
      hasLink: true,
    })
  })

  it('counts what is open, overdue and without an agent, and how quickly cases were answered', async () => {
    const figures = async () =>
      (await api.call(caseFigures, {}, as(agent))).body.data as Record<string, number>
    const before = await figures()
    const idx = await membersCase(api, ben, 'counted')
    await sql(`update cases set due_at = now() - interval '1 minute' where id = $1`, [idx])
    expect(await figures()).toMatchObject({
      open: (before.open ?? 0) + 1,
      overdue: (before.overdue ?? 0) + 1,
      withoutAgent: (before.withoutAgent ?? 0) + 1,
    })
    await sql(`delete from inquiries where id <> $1`, [idx])
    await sql(`update cases set created_at = now() - interval '6 hours' where id = $1`, [idx])
    await api.call(writeInCase, { idx, kind: 'message', text: 'x' }, as(agent))
    const { firstAnswer, ...counts } = await figures()
    expect(firstAnswer).toBeCloseTo(6, 1)
    expect(counts).toMatchObject({ open: 1, overdue: 0, withoutAgent: 0 })
    expect(counts.byState).toEqual([
      { state: 'received', count: 1 },
      ...['searching', 'offered', 'viewing', 'agreed', 'closed'].map((state) => ({ state, count: 0 })),
    ])
  })

  it('counts an overdue case without an answer with its wait so far, and one that is not due not at all', async () => {
    await sql('delete from inquiries')
    const [answered, late] = [
      await membersCase(api, ben, 'answered'),
      await membersCase(api, ben, 'late'),
      await membersCase(api, ben, 'not due'),
    ]
    await sql(`update cases set created_at = now() - interval '6 hours' where id = $1`, [answered])
    await api.call(writeInCase, { idx: answered, kind: 'message', text: 'x' }, as(agent))
    await sql(
      `update cases set created_at = now() - interval '100 hours', due_at = now() - interval '1 hour' where id = $1`,
      [late],
    )
    const { body } = await api.call(caseFigures, {}, as(agent))
    expect((body.data as Record<string, number>).firstAnswer).toBeCloseTo(53, 1)
  })

  it('keeps a case whose agent or asker deletes the account', async () => {
    const [asker, gone] = [await api.signUp('asker'), await signUpAgent(api, 'gone')]
    const idx = await membersCase(api, asker, 'kept')
    await api.call(writeInCase, { idx, kind: 'message', text: 'Hello' }, as(gone))
    expect((await onDesk(api, agent, idx)).agent).toBe('gone')
    await sql(`delete from users where nick in ('asker', 'gone')`)
    expect(await onDesk(api, agent, idx)).toMatchObject({
      agent: null,
      member: false,
      name: 'asker Doe',
      email: asker.email,
      entries: [
        { kind: 'state' },
        { kind: 'message', from: 'agent', name: '', text: 'Hello' },
        { kind: 'agent' },
      ],
    })
    expect((await api.call(renewCaseLink, { idx }, as(agent))).body.res).toBe(true)
    expect((await linked(api, await mailedSecret(api, asker.email))).case_idx).toBe(idx)
  })
})
