import { block, msg, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, publishPost, reportAs, sendMessage, writeComment } from '../testing/moderated'
import { newsTo, timePasses } from '../testing/notifications'
import { grantRole } from '../testing/staff'
import { deleteOldThreads } from './due-queries'

let api: TestApi
let members = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const newMember = (name: string) => api.signUp(`${name}${++members}`)
const pair = async () => [await newMember('mina'), await newMember('alex')] as const
const as = ({ api_token: token }: Session) => ({ token })
const page = (path: string) => `${api.platform.settings.publicUrl}${path}`
const subjects = async (member: Session) => (await newsTo(api, member)).map(({ subject }) => subject)
const halfAMinute = () => timePasses(api, '30 seconds')

describe('a mail about messages', () => {
  it('says who wrote, where it is read and how mails end, and nothing of what was written', async () => {
    const [mina, alex] = await pair()
    const id = await sendMessage(api, alex, mina, 'The deposit is secret')
    expect(await subjects(mina)).toEqual([])
    await halfAMinute()
    const [mail] = await newsTo(api, mina)
    expect(mail?.subject).toBe(`New message from ${alex.nick}`)
    expect(mail?.text).toContain(`Read and answer:\n${page(`/conversation?with=${id}`)}\n`)
    expect(mail?.text).toContain(`${page('/notifications')}\n`)
    expect(mail?.text).toContain(`No more mails about messages:\n${page('/stopmails#m')}`)
    expect(mail?.text).not.toContain('secret')
    expect(mail?.stopHeaders).toHaveLength(2)
  })

  it('is not written if the message was read in time, or deleted', async () => {
    const [mina, alex] = await pair()
    const id = await sendMessage(api, alex, mina, 'Hello')
    await api.call(msg, { idx: id }, as(mina))
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
  })

  it('is one in fifteen minutes for each person, with everything that came since', async () => {
    const [mina, alex] = await pair()
    await sendMessage(api, alex, mina, 'One')
    await sendMessage(api, alex, mina, 'Two')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([`2 new messages from ${alex.nick}`])
    await sendMessage(api, alex, mina, 'Three')
    await timePasses(api, '14 minutes')
    expect(await subjects(mina)).toHaveLength(1)
    await sendMessage(api, alex, mina, 'Four')
    const bo = await newMember('bo')
    await sendMessage(api, bo, mina, 'Five')
    await timePasses(api, '1 minute')
    expect((await subjects(mina)).slice(1).sort()).toEqual([
      `2 new messages from ${alex.nick}`,
      `New message from ${bo.nick}`,
    ])
  })

  it('is not written about a member who was blocked, nor to one who is banned', async () => {
    const [mina, alex] = await pair()
    const before = await sendMessage(api, alex, mina, 'Before')
    await api.call(block, { kind: 'message', id: before }, as(mina))
    await api.call(block, { kind: 'message', id: before }, as(mina))
    await halfAMinute()
    const bo = await newMember('bo')
    await sendMessage(api, alex, bo, 'Hello')
    await api.database.pool.query('update users set banned_at = now() where email = $1', [bo.email])
    await halfAMinute()
    expect([await subjects(mina), await subjects(bo)]).toEqual([[], []])
    const { rows } = await api.database.pool.query(
      'select from notification_threads t join users u on u.id = t.user_id where u.email = any($1)',
      [[mina.email, bo.email]],
    )
    expect(rows).toEqual([])
  })
})

describe('a mail about comments', () => {
  it('tells the author of the post, once for each post, and not of own comments', async () => {
    const [mina, alex] = await pair()
    const id = await publishPost(api, mina, 'A room\u2028to let')
    await writeComment(api, mina, id, 'It is quiet')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    await writeComment(api, alex, id, 'Is it free?')
    await writeComment(api, alex, id, 'In May?')
    await halfAMinute()
    const [mail, ...more] = await newsTo(api, mina)
    expect([mail?.subject, more]).toEqual(['2 new comments: A room to let', []])
    expect(mail?.text).toContain(`The last one is by ${alex.nick}.`)
    expect(mail?.text).toContain(page(`/view?id=${id}`))
    expect(mail?.text).not.toMatch(/free|May/)
    expect(await subjects(alex)).toEqual([])
  })

  it('tells nobody about a comment on the post of a former member, and goes on', async () => {
    const [mina, alex] = await pair()
    const id = await publishPost(api, mina, 'Left behind')
    await api.database.pool.query(
      `with former as (insert into users (email, name, nick, password_hash) values ('', '', 'Former', '') returning id)
      update posts set user_id = (select id from former) where id = $1`,
      [id],
    )
    await writeComment(api, alex, id, 'Anybody here?')
    await sendMessage(api, alex, mina, 'Hello')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([`New message from ${alex.nick}`])
  })

  it('does not count comments that are hidden, nor those of blocked members', async () => {
    const [mina, alex] = await pair()
    const moderator = await newMember('mod')
    await grantRole(api, moderator, 'moderator')
    const id = await publishPost(api, mina, 'A bike')
    const hidden = { kind: 'comment', id: await writeComment(api, alex, id, 'Rude') } as const
    await reportAs(api, mina, hidden)
    await decideAs(api, moderator, hidden, 'hide')
    const bo = await newMember('bo')
    const other = await writeComment(api, bo, id, 'Hello')
    await api.call(block, { kind: 'comment', id: other }, as(mina))
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    await writeComment(api, moderator, id, 'Nice')
    await halfAMinute()
    expect(await subjects(mina)).toEqual(['New comment: A bike'])
  })
})

it('goes on if the mails of one member fail, and tries again later', async () => {
  const [mina, alex] = await pair()
  const bo = await newMember('bo')
  await api.database.pool.query('update users set email = $1 where email = $2', [
    `no address ${bo.nick}`,
    bo.email,
  ])
  await api.database.pool.query(
    `insert into messages (from_id, to_id, to_hidden, body, preview)
      select a.id, b.id, false, 'Hello', 'Hello' from users a, users b where a.email = $1 and b.nick = $2`,
    [alex.email, bo.nick],
  )
  await sendMessage(api, alex, mina, 'Hello')
  await halfAMinute()
  expect(await subjects(mina)).toEqual([`New message from ${alex.nick}`])
  await api.database.pool.query('update users set email = $1 where nick = $2', [bo.email, bo.nick])
  expect(await subjects(bo)).toEqual([])
  await timePasses(api, '10 minutes')
  expect(await subjects(bo)).toEqual([`New message from ${alex.nick}`])
})

it('writes in the language of the member', async () => {
  const [mina, alex] = await pair()
  await api.database.pool.query(`update users set language = 'ko' where email = $1`, [mina.email])
  await sendMessage(api, alex, mina, 'Hello')
  await halfAMinute()
  expect(await subjects(mina)).toEqual([`${alex.nick}님의 새 쪽지`])
})

it('forgets what was mailed long ago, and reports nothing twice', async () => {
  const [mina, alex] = await pair()
  await sendMessage(api, alex, mina, 'Hello')
  await halfAMinute()
  expect(await subjects(mina)).toHaveLength(1)
  await timePasses(api, '9 days')
  await api.database.pool.query(`update messages set created_at = created_at - interval '9 days'`)
  await deleteOldThreads(api.platform.database)
  const { rows } = await api.database.pool.query('select from notification_threads where due_at is null')
  expect(rows).toEqual([])
  await sendMessage(api, alex, mina, 'Again')
  await halfAMinute()
  expect((await subjects(mina))[1]).toBe(`New message from ${alex.nick}`)
})
