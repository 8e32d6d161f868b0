import {
  changePwd,
  changeStaff,
  checkDomain,
  confirmDomain,
  deskCase,
  inqs,
  msgs,
  myBadges,
  myCases,
  postDetail,
  posting,
  postMsg,
  removeDomain,
  staff,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { loadArchive } from '../../testing/archive'
import { type Changing, createChanging } from '../../testing/changing-email'
import { createLeaver, type Leaver } from '../../testing/leaver/leaver'
import { ownerToken } from '../../testing/owner'

let api: TestApi
let { change, linkTo }: Changing = {} as Changing
beforeAll(async () => {
  api = await startApi()
  ;({ change, linkTo } = createChanging(api))
})
afterAll(() => api.close())

/** Why a column may have the old address after a change. Every other column of the schema must not. */
const keeping: Readonly<Record<string, string>> = {
  'mailed_codes.email': 'the link that takes the change back',
  'mailed_codes.former_email': 'the link that takes the change back',
  'inquiries.email': 'what a visitor sent without a login is not this account’s',
  'mail_outbox.recipient': 'a warning must reach the mailbox for which it was written',
  'mail_outbox.reply_to': 'a mail that was written before',
  'mail_outbox.body': 'the links in mails to the old address name it',
  'tries.key': 'counts of one day',
  'withdrawn.content': 'a text that the member wrote',
  'withdrawn.search': 'a text that the member wrote',
  'reviews.text': 'a text that the member wrote',
  'reports.text': 'a text that the member wrote',
  'decisions.text': 'a text that the member wrote',
  'email_changes.email': 'an address that the member asked for themselves',
  'codes.email': 'is empty since release 0024',
  'openid_identities.email': 'the address at the provider',
  'openid_arrivals.email': 'the address at the provider',
  'tokens.social': 'the address at the provider',
  'domain_codes.email': 'a second address of the member, for ten minutes',
}

/** What ends with the old address. */
const ending: readonly string[] = ['verified_emails.email']
const mustFollow = (column: string) => !(column in keeping) && !ending.includes(column)

/** The columns of all tables with a row that contains a text, in any case. */
async function columnsWith(text: string): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  )
  const found: string[] = []
  for (const { table, column } of rows) {
    const hits = await api.database.pool.query(
      `select 1 from "${table}" where position(lower($1) in lower("${column}"::text)) > 0 limit 1`,
      [text],
    )
    if (hits.rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

describe('a member with something in every table', () => {
  let leaver: Leaver
  let before: readonly string[]
  beforeAll(async () => {
    leaver = await createLeaver(api)
    const { session, id } = leaver
    before = await columnsWith(session.email)
    await api.database.pool.query('update tokens set verified_at = now() where user_id = $1', [id])
    const { outcome } = await change(session, 'leandra@elsewhere.example')
    if (outcome.kind !== 'ok') throw new Error(`not changed: ${outcome.kind}`)
  })

  it('is named by the new email in every column that named the old one, but those that say why not', async () => {
    const [old, now] = [
      await columnsWith(leaver.session.email),
      await columnsWith('leandra@elsewhere.example'),
    ]
    expect(before.length).toBeGreaterThan(20)
    expect(old.filter((column) => !(column in keeping))).toEqual([])
    const moved = before.filter(mustFollow)
    expect(moved.filter((column) => !now.includes(column))).toEqual([])
    expect(moved).toEqual(
      expect.arrayContaining(['users.email', 'registry_revisions.who', 'moderation_events.actor']),
    )
  })

  it('every reason is about a column that exists', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    const all = rows.map(({ name }) => name)
    expect(Object.keys(keeping).filter((column) => !all.includes(column))).toEqual([])
  })

  it('returns in all of them', async () => {
    const vcode = await linkTo(leaver.session.email, /email was changed/)
    await api.call(changePwd, { email: leaver.session.email, vcode, pwd: 'of the owner' })
    const left = (await columnsWith('leandra@elsewhere.example')).filter((column) => !(column in keeping))
    expect(left).toEqual([])
    const back = await columnsWith(leaver.session.email)
    expect(before.filter((column) => mustFollow(column) && !back.includes(column))).toEqual([])
  })
})

it('the history of moderation still lets no name become another one', async () => {
  const rename = (actor: string) =>
    api.database.pool.query('update moderation_events set actor = $1 where actor_id is null', [actor])
  await expect(rename('somebody else')).rejects.toThrow('cannot be changed')
  const bo = await api.signUp('bo')
  await expect(rename(bo.email)).rejects.toThrow('cannot be changed')
})

it('messages, posts, inquiries and the archive have the new address', async () => {
  const [mina, dee] = [await api.signUp('mina'), await api.signUp('dee')]
  const as = { token: mina.api_token }
  const written = await api.call(posting, { type: 'qb', subject: 'A question', description: 'x' }, as)
  const id = written.outcome.kind === 'ok' ? written.outcome.data.post_idx : 0
  await api.call(postMsg, { to: dee.email, msg: 'Hello' }, as)
  await api.call(inqs, { subject: 'A tour', cont: 'With a guide' }, as)
  await change(mina, 'mina@elsewhere.example')

  const inbox = await api.call(msgs, { type: 'inbox' }, { token: dee.api_token })
  expect(inbox.body.data).toMatchObject([{ usernick: 'mina', from_email: 'mina@elsewhere.example' }])
  const answer = (to: string) => api.call(postMsg, { to, msg: 'Hello' }, { token: dee.api_token })
  expect([(await answer(mina.email)).body.res, (await answer('mina@elsewhere.example')).body.res]).toEqual([
    1, 0,
  ])
  expect((await api.call(postDetail, { id }, as)).body.data).toMatchObject({
    useremail: 'mina@elsewhere.example',
  })
  const cases = await api.call(myCases, {}, as)
  const idx = cases.outcome.kind === 'ok' ? cases.outcome.data[0]?.case_idx : undefined
  await api.call(changeStaff, { email: dee.email, role: 'agent' }, { token: await ownerToken(api) })
  const desk = await api.call(deskCase, { idx }, { token: dee.api_token })
  expect(desk.body.data).toMatchObject({ email: 'mina@elsewhere.example' })
  const archive = await loadArchive(api, mina)
  expect(String(archive.get('data.json'))).not.toContain(mina.email)
})

it('the staff is listed with the new address', async () => {
  const token = await ownerToken(api)
  const eli = await api.signUp('eli')
  await api.call(changeStaff, { email: eli.email, role: 'moderator' }, { token })
  await change(eli, 'eli@elsewhere.example')
  const { body } = await api.call(staff, {}, { token })
  expect(body.data).toContainEqual(
    expect.objectContaining({ email: 'eli@elsewhere.example', role: 'moderator' }),
  )
})

describe('the badge of a school or employer', () => {
  const domainOf = async (token: string) => {
    const { outcome } = await api.call(myBadges, {}, { token })
    return outcome.kind === 'ok' ? outcome.data.domain : undefined
  }

  const codeOf = async (email: string) =>
    /\b\d{5}\b/.exec((await api.mailTo(email, /school or employer/)).text)?.[0]

  it('ends with the address of the account that it came from, and comes with the new one', async () => {
    const { api_token: token, ...kim } = await api.signUp('kim', 'kim@snu.ac.kr')
    await api.database.pool.query(
      `update users set created_at = created_at - interval '2 years' where nick = 'kim'`,
    )
    await api.call(checkDomain, { email: kim.email }, { token })
    await api.call(confirmDomain, { vcode: await codeOf(kim.email) }, { token })
    expect(await domainOf(token)).toMatchObject({ domain: 'snu.ac.kr' })
    await change({ ...kim, api_token: token }, 'kim@yonsei.ac.kr')
    expect(await domainOf(token)).toBeNull()
    // The address was verified just now, and needs no second code.
    const { outcome } = await api.call(checkDomain, { email: 'kim@yonsei.ac.kr' }, { token })
    expect(outcome).toMatchObject({ kind: 'ok', data: { state: 'checked' } })
  })

  it('stays if it came from another address', async () => {
    const han = await api.signUp('han')
    const { api_token: token } = han
    await api.call(checkDomain, { email: 'han@snu.ac.kr' }, { token })
    await api.call(confirmDomain, { vcode: await codeOf('han@snu.ac.kr') }, { token })
    await change(han, 'han@elsewhere.example')
    expect(await domainOf(token)).toMatchObject({ domain: 'snu.ac.kr' })
    await api.call(removeDomain, {}, { token })
  })
})
