import {
  block,
  changeSearch,
  languages,
  reverseDecision,
  type Session,
  stopMailsPath,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs } from '../testing/moderated'
import { linkIn, mailAll, mailsTo, matchAll, save } from '../testing/saved-searches'
import { grantRole } from '../testing/staff'
import { mailTexts } from './mail-texts'

let api: TestApi
let seller: Session
let members = 0
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
})
afterAll(() => api.close())

const as = ({ api_token: token }: Session) => ({ token })
const newMember = () => api.signUp(`member${++members}`)
const post = (subject: string, fields = {}) => publishPost(api, seller, subject, fields)
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)

const minutesPass = (minutes: number) =>
  sql(`with mailed as (update saved_searches set mailed_at = mailed_at - interval '${minutes} minutes')
    update saved_search_mails set due_at = due_at - interval '${minutes} minutes'`)
const morningComes = () => sql('update saved_search_digests set due_at = now()')

describe('a mail at once', () => {
  it('lists the new posts, and says how to get no more', async () => {
    const mina = await newMember()
    const idx = await save(api, mina, { name: 'Cheap beds', search: 'bed', mails: 'at-once' })
    const id = await post('A bed\u2028and more')
    const [mail] = await mailsTo(api, mina)
    expect(mail?.subject).toBe('1 new post: Cheap beds')
    expect(mail?.text).toContain(
      `    A bed and more (Berlin, Others)\n    ${api.platform.settings.publicUrl}/view?id=${id}\n`,
    )
    expect(mail?.text).toContain(`/userspacefindyourroommate?search=bed&saved=${idx}\n`)
    expect(mail?.text).toContain('/mysearches\n')
    const address = `${api.platform.settings.publicUrl}${stopMailsPath(linkIn(mail?.text ?? ''))}`
    expect(mail?.stopHeaders).toEqual([
      `List-Unsubscribe: <${address}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ])
  })

  it('collects what comes within fifteen minutes, and has each post once', async () => {
    const mina = await newMember()
    await save(api, mina, { search: 'chair', mails: 'at-once' })
    await post('Chair 1')
    expect(await mailsTo(api, mina)).toHaveLength(1)
    await post('Chair 2')
    await post('Chair 3')
    expect(await mailsTo(api, mina)).toHaveLength(1)
    await minutesPass(14)
    expect(await mailsTo(api, mina)).toHaveLength(1)
    await minutesPass(1)
    const [, second, ...more] = await mailsTo(api, mina)
    expect([second?.subject, more]).toEqual(['2 new posts: chair', []])
    expect([...(second?.text ?? '').matchAll(/Chair \d/g)].map(([found]) => found)).toEqual([
      'Chair 3',
      'Chair 2',
    ])
    await minutesPass(20)
    expect(await mailsTo(api, mina)).toHaveLength(2)
  })

  it('lists twenty, and counts the rest', async () => {
    const mina = await newMember()
    await save(api, mina, { search: 'spoon', mails: 'at-once' })
    await sql(
      `with posted as (
        insert into posts (user_id, type, region, subject, description)
        select id, 'fr', 'Others', 'Spoon ' || n, 'x' from users, generate_series(1, 23) n where email = $1
        returning id, type, region, subject
      ) insert into post_search select id, type, region, null, lower(subject) from posted`,
      [seller.email],
    )
    const [mail] = await mailsTo(api, mina)
    expect([mail?.subject, mail?.text.match(/Spoon/g)?.length]).toEqual(['23 new posts: spoon', 20])
    expect(mail?.text).toContain('and 3 more')
  })

  it('is in the language of the member', async () => {
    const mina = await newMember()
    await sql(`update users set language = 'ko' where email = $1`, [mina.email])
    await save(api, mina, { name: '침대', search: 'mattress', mails: 'at-once' })
    await post('Mattress')
    const [mail] = await mailsTo(api, mina)
    expect([mail?.subject, mail?.text]).toEqual([
      '침대: 새 글 1개',
      expect.stringContaining('(Berlin, 기타)'),
    ])
  })

  it.each(languages)('is in %s if that is the language of the member', async (language) => {
    const mina = await newMember()
    await sql(`update users set language = '${language}' where email = $1`, [mina.email])
    await save(api, mina, { name: 'Lamp', search: `lamp-${language}`, mails: 'at-once' })
    await post(`A lamp-${language}`)
    const [mail] = await mailsTo(api, mina)
    const texts = mailTexts[language]
    expect(mail?.subject).toBe(texts.subject(1, 'Lamp'))
    for (const part of [texts.intro(1, 'Lamp'), texts.all, texts.why, texts.stop('Lamp')])
      expect(mail?.text).toContain(part)
  })

  it('lacks what is hidden or blocked before it is written, and has what comes back, once', async () => {
    const [mina, judge] = [await newMember(), await newMember()]
    await grantRole(api, judge, 'moderator')
    const search = await save(api, mina, { search: 'lantern', mails: 'at-once' })
    // Otherwise a round of the service could write the mail before the post is hidden.
    await sql('update saved_searches set mailed_at = now() where id = $1', [search])
    const id = await post('A lantern')
    await matchAll(api)
    await reportAs(api, mina, { kind: 'post', id })
    const idx = await decideAs(api, judge, { kind: 'post', id }, 'hide')
    await minutesPass(20)
    expect(await mailsTo(api, mina)).toEqual([])
    await api.call(reverseDecision, { idx, why: 'It was fine.' }, as(judge))
    expect(await mailsTo(api, mina)).toHaveLength(1)
    const again = await decideAgain(id)
    await api.call(reverseDecision, { idx: again, why: 'It is fine.' }, as(judge))
    await minutesPass(20)
    expect(await mailsTo(api, mina)).toHaveLength(1)
    await sql('update saved_searches set mailed_at = now() where id = $1', [search])
    const other = await post('Another lantern')
    await matchAll(api)
    await api.call(block, { kind: 'post', id: other }, as(mina))
    await minutesPass(20)
    expect(await mailsTo(api, mina)).toHaveLength(1)

    async function decideAgain(content: number) {
      const reporter = await newMember()
      await reportAs(api, reporter, { kind: 'post', id: content })
      return decideAs(api, judge, { kind: 'post', id: content }, 'hide')
    }
  })

  it('goes to nobody who is banned or about to delete the account, and waits for the latter', async () => {
    const [mina, otto] = [await newMember(), await newMember()]
    for (const one of [mina, otto]) await save(api, one, { search: 'carpet', mails: 'at-once' })
    await sql('update users set banned_at = now() where email = $1', [otto.email])
    await sql(
      `insert into account_deletions (user_id, content, due_at) select id, 'keep', now() + interval '1 day' from users where email = $1`,
      [mina.email],
    )
    await post('A carpet')
    expect([await mailsTo(api, mina), await mailsTo(api, otto)]).toEqual([[], []])
    await sql('delete from account_deletions')
    expect(await mailsTo(api, mina)).toHaveLength(1)
  })

  it('comes for a post that is published while another instance writes mails', async () => {
    const mina = await newMember()
    await save(api, mina, { search: 'fiddle', mails: 'at-once' })
    const other = await startApi({ sharing: api })
    try {
      await Promise.all([post('Fiddle 1'), post('Fiddle 2'), mailAll(api), matchAll(other)])
      await Promise.all([matchAll(api), matchAll(other), mailAll(api), mailAll(other)])
      await minutesPass(20)
      await Promise.all([mailsTo(api, mina), mailAll(other)])
      const texts = (await mailsTo(api, mina)).map(({ text }) => text).join('\n')
      expect([...texts.matchAll(/Fiddle \d/g)].map(([found]) => found).sort()).toEqual([
        'Fiddle 1',
        'Fiddle 2',
      ])
    } finally {
      await other.close()
    }
  })
})

describe('the daily mail', () => {
  it('is one for all daily searches, once a day', async () => {
    const mina = await newMember()
    for (const search of ['globe', 'atlas']) await save(api, mina, { search, mails: 'daily' })
    await save(api, mina, { name: 'silent', search: 'globe', region: 'Others' })
    await post('A globe')
    expect(await mailsTo(api, mina)).toEqual([])
    await post('An atlas')
    await matchAll(api)
    const { rows } = await sql(
      `select 1 from saved_search_digests where due_at > now() and due_at <= now() + interval '1 day'
        and to_char(due_at at time zone 'UTC', 'HH24:MI') = '07:00'`,
    )
    expect(rows).toHaveLength(1)
    await morningComes()
    const [mail, ...others] = await mailsTo(api, mina)
    expect([mail?.subject, others]).toEqual(['2 new posts in your saved searches', []])
    expect(mail?.text).toMatch(/atlas: 1 new post\n\n {4}An atlas .*globe: 1 new post\n\n {4}A globe /s)
    expect(mail?.text).not.toContain('silent')
    await morningComes()
    expect(await mailsTo(api, mina)).toHaveLength(1)
  })

  it('has what waited for a mail at once, when a member changes to it', async () => {
    const mina = await newMember()
    const idx = await save(api, mina, { search: 'kettle', mails: 'daily' })
    await post('Kettle 1')
    await matchAll(api)
    await api.call(changeSearch, { idx, name: 'kettle', mails: 'at-once' }, as(mina))
    expect(await mailsTo(api, mina)).toHaveLength(1)
    await post('Kettle 2')
    await matchAll(api)
    await api.call(changeSearch, { idx, name: 'kettle', mails: 'daily' }, as(mina))
    await morningComes()
    expect((await mailsTo(api, mina)).map(({ subject }) => subject)).toEqual([
      '1 new post: kettle',
      '1 new post in your saved searches',
    ])
    await post('Kettle 3')
    await matchAll(api)
    await api.call(changeSearch, { idx, name: 'kettle', mails: 'none' }, as(mina))
    await morningComes()
    expect(await mailsTo(api, mina)).toHaveLength(2)
  })
})

it.each(['at-once', 'daily'])(
  'goes on (%s) if the mails of one member fail, and tries again later',
  async (mails) => {
    const [bo, mina] = [await newMember(), await newMember()]
    for (const one of [bo, mina]) await save(api, one, { search: `violin ${mails}`, mails })
    const renamed = 'update users set email = $2 where email = $1'
    await sql(renamed, [bo.email, `no address ${bo.nick}`])
    await post(`A violin ${mails}`)
    await matchAll(api)
    await morningComes()
    expect(await mailsTo(api, mina)).toHaveLength(1)
    await sql(renamed, [`no address ${bo.nick}`, bo.email])
    expect(await mailsTo(api, bo)).toEqual([])
    await minutesPass(10)
    await morningComes()
    expect(await mailsTo(api, bo)).toHaveLength(1)
  },
)
