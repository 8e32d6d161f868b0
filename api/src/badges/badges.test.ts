import {
  badges,
  checkDomain,
  confirmDomain,
  grantPapers,
  languages,
  myBadges,
  posting,
  postingCm,
  removeDomain,
  revokePapers,
  type Session,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { grantRole } from '../testing/staff'

let api: TestApi
let other: TestApi
let agent: Session
beforeAll(async () => {
  api = await startApi({ settings: { ORGANISATION_DOMAINS: 'employer:firm.example' } })
  other = await startApi({ sharing: api, settings: { ORGANISATION_DOMAINS: 'employer:firm.example' } })
  agent = await api.signUp('agent')
  await grantRole(api, agent, 'agent')
})
afterAll(async () => {
  await other.close()
  await api.close()
})

/** A member with a post. */
async function host(nick: string, email?: string) {
  const session = await api.signUp(nick, email)
  const token = { token: session.api_token }
  const question = { type: 'qb', subject: 'x', description: 'x' }
  const { outcome } = await api.call(posting, question, token)
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  const age = (days: number) =>
    api.database.pool.query(
      `update users set created_at = now() - $2 * interval '1 day' where lower(email) = lower($1)`,
      [session.email, days],
    )
  return { ...session, token, id, age }
}
type Host = Awaited<ReturnType<typeof host>>

async function shown({ id }: Pick<Host, 'id'>, kind = 'post', by = api) {
  const { outcome } = await by.call(badges, { kind, id })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

const today = () => `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`
const nothing = { since: expect.any(String), answers: null, domain: null, papers: null }

describe('the badges of an author', () => {
  it('say since when they are a member, to visitors too, by a post or a comment', async () => {
    const ana = await host('ana')
    expect(await shown(ana)).toEqual({ ...nothing, since: today() })
    const commented = await api.call(postingCm, { id: ana.id, cmText: 'x' }, { token: agent.api_token })
    const comment = commented.outcome.kind === 'ok' ? commented.outcome.data.cm_idx : 0
    expect(await shown({ id: comment }, 'comment')).toEqual({ ...nothing, since: today() })
    expect((await api.call(myBadges, {}, ana.token)).body.data).toEqual({ ...nothing, since: today() })
  })

  it.each([
    ['post', 2_147_483_647, 404],
    ['comment', 2_147_483_647, 404],
    ['message', 1, 400],
    ['post', 'x', 400],
  ])('there are none for %s %s', async (kind, id, status) => {
    expect((await api.call(badges, { kind, id })).status).toBe(status)
  })

  it('need a login to be changed, or to see one’s own', async () => {
    for (const call of [myBadges, checkDomain, confirmDomain, removeDomain, grantPapers, revokePapers]) {
      const { status, body } = await api.call(call, { email: 'x@snu.ac.kr', vcode: '12345' })
      expect([call.path, status, body.code]).toEqual([call.path, 401, 'logged-out'])
    }
  })
})

describe('the email domain', () => {
  it('of the account counts at once, for a year from the sign-up', async () => {
    const ben = await host('ben', 'ben.private@cs.snu.ac.kr')
    const { outcome } = await api.call(checkDomain, { email: ben.email }, ben.token)
    expect(outcome).toMatchObject({ kind: 'ok', data: { state: 'checked' } })
    const seen = await shown(ben)
    expect(seen.domain).toMatchObject({ kind: 'school', domain: 'snu.ac.kr' })
    const { checked = '', until = '' } = seen.domain ?? {}
    expect(until.slice(0, 4)).toBe(String(Number(checked.slice(0, 4)) + 1))
    expect(JSON.stringify(seen)).not.toMatch(/private|cs\.|@/)
    await api.call(removeDomain, {}, ben.token)
    expect((await shown(ben)).domain).toBeNull()
  })

  it('of an account older than a year is confirmed by a code again', async () => {
    const cho = await host('cho', 'cho@snu.ac.kr')
    await cho.age(366)
    const { outcome } = await api.call(checkDomain, { email: cho.email }, cho.token)
    expect(outcome).toMatchObject({ kind: 'ok', data: { state: 'code-sent' } })
    expect((await shown(cho)).domain).toBeNull()
  })

  it('of the account is confirmed by a code before its year ends, so that the badge never lapses', async () => {
    const mia = await host('mia', 'mia@snu.ac.kr')
    await mia.age(330)
    const early = await api.call(checkDomain, { email: mia.email }, mia.token)
    expect(early.outcome).toMatchObject({ data: { state: 'checked' } })
    await mia.age(340)
    const late = await api.call(checkDomain, { email: mia.email }, mia.token)
    expect(late.outcome).toMatchObject({ data: { state: 'code-sent' } })
    // The old one is shown until then.
    expect((await shown(mia)).domain).not.toBeNull()
    const { text } = await api.mailTo(mia.email, /Confirm your school/)
    const vcode = /\b\d{5}\b/.exec(text)?.[0]
    expect((await api.call(confirmDomain, { vcode }, mia.token)).outcome.kind).toBe('ok')
    const until = Date.parse((await shown(mia)).domain?.until ?? '')
    expect(until).toBeGreaterThan(Date.now() + 360 * 86_400_000)
  })

  it('of a second address is confirmed by a code, and the address is not kept', async () => {
    const dan = await host('dan')
    await api.call(checkDomain, { email: 'Dan.Work@firm.example' }, dan.token)
    const vcode = await api.lastCode('Dan.Work@firm.example')
    const wrong = vcode === '00000' ? '00001' : '00000'
    expect((await api.call(confirmDomain, { vcode: wrong }, dan.token)).outcome.kind).toBe('wrongCode')
    expect((await api.call(confirmDomain, { vcode }, dan.token)).outcome.kind).toBe('ok')
    expect((await shown(dan)).domain).toMatchObject({ kind: 'employer', domain: 'firm.example' })
    expect((await api.call(confirmDomain, { vcode }, dan.token)).outcome.kind).toBe('wrongCode')
    const { rows } = await api.database.pool.query(
      `select * from domain_codes union all select null, domain, address, null, null from domain_badges`,
    )
    expect(JSON.stringify(rows)).not.toMatch(/work/i)
  })

  it.each(languages)('is confirmed by a mail in %s if the member reads it', async (language) => {
    const member = await host(`reads-${language}`)
    await api.database.pool.query('update users set language = $2 where email = $1', [member.email, language])
    const address = `${language}@firm.example`
    await api.call(checkDomain, { email: address }, member.token)
    const { subject, text } = await api.mailTo(address)
    const letters = { en: /school or employer/, ko: /학교 또는 회사/, zh: /学校或雇主/, vi: /trường học/ }
    expect(subject).toMatch(letters[language])
    const [, vcode] = /^ {4}(\d{5})$/m.exec(text) ?? []
    expect((await api.call(confirmDomain, { vcode }, member.token)).outcome.kind).toBe('ok')
  })

  it('counts for one member at a time', async () => {
    const [eve, fay] = [await host('eve'), await host('fay')]
    const address = 'shared@mit.edu'
    const arrived = () => api.mails().filter(({ to }) => to === address)
    const confirm = async (member: Host) => {
      const before = arrived().length
      await api.call(checkDomain, { email: address }, member.token)
      while (arrived().length === before) await new Promise(setImmediate)
      const vcode = /\b\d{5}\b/.exec(arrived().at(-1)?.text ?? '')?.[0]
      return (await api.call(confirmDomain, { vcode }, member.token)).outcome.kind
    }
    expect([await confirm(eve), await confirm(fay)]).toEqual(['ok', 'usedElsewhere'])
    expect((await shown(fay)).domain).toBeNull()
    expect((await shown(eve)).domain).not.toBeNull()
    await api.database.pool.query(`update domain_badges set expires_at = now() where domain = 'mit.edu'`)
    // The minute between two codes is not the subject.
    await api.database.pool.query(`delete from tries where name = 'domain-code-minute'`)
    expect(await confirm(fay)).toBe('ok')
  })

  it('is refused if it is not known, or not an address', async () => {
    const gus = await host('gus')
    const unknown = await api.call(checkDomain, { email: 'gus@gmail.com' }, gus.token)
    expect(unknown.outcome.kind).toBe('unknownDomain')
    expect((await api.call(checkDomain, { email: 'snu.ac.kr' }, gus.token)).status).toBe(400)
    expect((await api.call(confirmDomain, { vcode: '1234' }, gus.token)).status).toBe(400)
  })

  it('a code is void after five wrong tries, and few codes are sent', async () => {
    const hal = await host('hal')
    await api.call(checkDomain, { email: 'hal@firm.example' }, hal.token)
    const vcode = await api.lastCode('hal@firm.example')
    const wrong = vcode === '00000' ? '00001' : '00000'
    for (let n = 0; n < 5; n++) await api.call(confirmDomain, { vcode: wrong }, hal.token)
    expect((await api.call(confirmDomain, { vcode }, hal.token)).outcome.kind).toBe('wrongCode')
    const { status, body } = await api.call(checkDomain, { email: 'hal@firm.example' }, hal.token)
    expect([status, body.code]).toEqual([429, 'too-many'])
  })

  it('is not shown when it has expired, and is then deleted', async () => {
    const ida = await host('ida', 'ida@snu.ac.kr')
    await api.call(checkDomain, { email: ida.email }, ida.token)
    await api.database.pool.query(`update domain_badges set expires_at = now() where domain = 'snu.ac.kr'`)
    // The other instance has not cached it.
    expect((await shown(ida, 'post', other)).domain).toBeNull()
    await api.platform.cleanup.runAll()
    const { rows } = await api.database.pool.query(`select 1 from domain_badges where domain = 'snu.ac.kr'`)
    expect(rows).toEqual([])
  })
})

describe('papers', () => {
  const grant = (of: Pick<Host, 'id'>, fields = {}, token = agent.api_token) =>
    api.call(grantPapers, { kind: 'post', id: of.id, days: 180, ...fields }, { token })

  it('that an agent saw are shown with their time, on every instance, until they are revoked', async () => {
    const jan = await host('jan')
    await shown(jan, 'post', other)
    const { outcome } = await grant(jan)
    expect(outcome).toMatchObject({ kind: 'ok', data: { nick: 'jan', until: expect.stringMatching(/Z$/) } })
    const { papers } = await shown(jan)
    expect(Date.parse(papers?.until ?? '') - Date.parse(papers?.checked ?? '')).toBe(180 * 86_400_000)
    while ((await shown(jan, 'post', other)).papers === null) continue
    const revoked = await api.call(revokePapers, { kind: 'post', id: jan.id }, { token: agent.api_token })
    expect(revoked.body).toEqual({ res: true, data: { nick: 'jan' } })
    expect((await shown(jan)).papers).toBeNull()
    const again = await api.call(revokePapers, { kind: 'post', id: jan.id }, { token: agent.api_token })
    expect(again.outcome.kind).toBe('notGranted')
    const { rows } = await api.database.pool.query(
      'select granted_by, revoked_by from papers_seen order by id desc limit 1',
    )
    expect(rows).toEqual([{ granted_by: agent.email, revoked_by: agent.email }])
  })

  it('are noted by agents only, never by the host, and for at most a year', async () => {
    const kim = await host('kim')
    expect((await grant(kim, {}, kim.api_token)).status).toBe(403)
    expect((await grant(kim, { days: 366 })).status).toBe(400)
    expect((await grant(kim, { days: '' })).status).toBe(400)
    expect((await grant(kim, { id: 2_147_483_647 })).status).toBe(404)
    const own = await api.call(
      posting,
      { type: 'qb', subject: 'x', description: 'x' },
      { token: agent.api_token },
    )
    const id = own.outcome.kind === 'ok' ? own.outcome.data.post_idx : 0
    expect((await grant({ id })).outcome.kind).toBe('ownContent')
    expect((await shown(kim)).papers).toBeNull()
  })

  it('count no longer when their time is over', async () => {
    const leo = await host('leo')
    await grant(leo)
    await api.database.pool.query('update papers_seen set expires_at = now() where revoked_at is null')
    expect((await shown(leo, 'post', other)).papers).toBeNull()
  })
})
