import { block, deletePost, endSignIns, msg, postMsg, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { decideAs, publishPost, reportAs, sendMessage, writeComment } from '../../testing/moderated'
import { startPushService, type TestPushService } from '../../testing/push-service'
import { pushedTo, pushTimePasses, sendOnce, turnOn } from '../../testing/pushes'
import { grantRole } from '../../testing/staff'
import { deleteOldPushThreads } from './thread-queries'

let api: TestApi
let service: TestPushService
let members = 0
beforeAll(async () => {
  service = await startPushService()
  api = await startApi({ settings: { PUSH_SERVICES: service.origin } })
})
afterEach(() => service.answer(201))
afterAll(async () => {
  await api.close()
  await service.stop()
})

const newMember = (name: string) => api.signUp(`${name}${++members}`)
const as = ({ api_token: token }: Session) => ({ token })
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const halfAMinute = () => pushTimePasses(api, '30 seconds')

/** A member with a device, and another one. */
async function pair() {
  const [mina, alex] = [await newMember('mina'), await newMember('alex')]
  return { mina, alex, device: await turnOn(api, service, mina) }
}

describe('a notification about messages', () => {
  it('says who wrote and where it is read, and nothing of what was written', async () => {
    const { mina, alex, device } = await pair()
    const id = await sendMessage(api, alex, mina, 'The deposit is secret')
    expect(await pushedTo(api, service, device)).toEqual([])
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([
      {
        title: `New message from ${alex.nick}`,
        body: '',
        tag: expect.stringMatching(/^thread-\d+$/) as string,
        page: `/conversation?with=${id}`,
      },
    ])
    const arrived = service.pushes.find(({ endpoint }) => endpoint === device.endpoint)
    expect(arrived?.body.toString('latin1')).not.toMatch(/alex|secret/)
  })

  it('is in the language of the member', async () => {
    const { mina, alex, device } = await pair()
    await sql(`update users set language = 'vi' where email = $1`, [mina.email])
    await sendMessage(api, alex, mina, 'Hello')
    await halfAMinute()
    expect((await pushedTo(api, service, device))[0]?.title).toBe(`Tin nhắn mới từ ${alex.nick}`)
  })

  it('is not sent if the message was read in time', async () => {
    const { mina, alex, device } = await pair()
    const id = await sendMessage(api, alex, mina, 'Hello')
    await api.call(msg, { idx: id }, as(mina))
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([])
  })

  it('is one in fifteen minutes for each person, and replaces the earlier one', async () => {
    const { mina, alex, device } = await pair()
    await sendMessage(api, alex, mina, 'One')
    await halfAMinute()
    await pushedTo(api, service, device)
    await sendMessage(api, alex, mina, 'Two')
    await sendMessage(api, alex, mina, 'Three')
    await pushTimePasses(api, '14 minutes')
    expect(await pushedTo(api, service, device)).toHaveLength(1)
    await pushTimePasses(api, '1 minute')
    const [first, second, ...more] = await pushedTo(api, service, device)
    expect([second?.title, more]).toEqual([`2 new messages from ${alex.nick}`, []])
    expect(second?.tag).toBe(first?.tag)
  })
})

describe('a notification about comments', () => {
  it('tells the author of the post, and not of own comments', async () => {
    const { mina, alex, device } = await pair()
    const id = await publishPost(api, mina, 'A room\u2028to let')
    await writeComment(api, mina, id, 'It is quiet')
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([])
    await writeComment(api, alex, id, 'Is it free?')
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([
      expect.objectContaining({
        title: 'New comment: A room to let',
        body: `By ${alex.nick}.`,
        page: `/view?id=${id}`,
      }),
    ])
  })

  it('tells who commented that the author answered', async () => {
    const { mina, alex, device } = await pair()
    const id = await publishPost(api, alex, 'A kettle')
    await writeComment(api, mina, id, 'Is it free?')
    await writeComment(api, await newMember('bo'), id, 'I want it too')
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([])
    await writeComment(api, alex, id, 'Yes')
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([
      expect.objectContaining({ title: 'New comment: A kettle', body: `By ${alex.nick}.` }),
    ])
  })

  it('is not sent about what was hidden, deleted or blocked, also if it was on its way', async () => {
    const { mina, alex, device } = await pair()
    const moderator = await newMember('mod')
    await grantRole(api, moderator, 'moderator')
    const [room, bike, desk] = [
      await publishPost(api, mina, 'A room'),
      await publishPost(api, mina, 'A bike'),
      await publishPost(api, mina, 'A desk'),
    ]
    const hidden = { kind: 'comment', id: await writeComment(api, alex, room, 'Rude') } as const
    await writeComment(api, alex, bike, 'Hello')
    const bo = await newMember('bo')
    const blocked = { kind: 'comment', id: await writeComment(api, bo, desk, 'Hello') } as const
    service.answer(503)
    await halfAMinute()
    while ((await sql('select from push_deliveries where tries > 0')).rows.length < 3) await sendOnce(api)
    await reportAs(api, mina, hidden)
    await decideAs(api, moderator, hidden, 'hide')
    await api.call(deletePost, { idx: bike }, as(mina))
    await api.call(block, blocked, as(mina))
    service.answer(201)
    const before = service.pushes.length
    await pushTimePasses(api, '2 hours')
    await pushedTo(api, service, device)
    expect(service.pushes.slice(before)).toEqual([])
  })
})

describe('a device', () => {
  it('gets nothing while the account waits for its deletion', async () => {
    const { mina, alex, device } = await pair()
    await sql(
      `insert into account_deletions (user_id, content, due_at) select id, 'keep', now() + interval '7 days' from users where email = $1`,
      [mina.email],
    )
    await sendMessage(api, alex, mina, 'Hello')
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([])
  })

  it('gets nothing more once every login of the member has ended', async () => {
    const { mina, alex, device } = await pair()
    await api.call(endSignIns, {}, as(mina))
    await api.call(postMsg, { to: mina.email, msg: 'Hello' }, as(alex))
    await halfAMinute()
    expect(await pushedTo(api, service, device)).toEqual([])
  })

  it('has no thread after the days in which a message may be reported', async () => {
    const { mina, alex, device } = await pair()
    await sendMessage(api, alex, mina, 'Hello')
    await halfAMinute()
    await pushedTo(api, service, device)
    const threads = async () =>
      (
        await sql('select from push_threads t join users u on u.id = t.user_id where u.email = $1', [
          mina.email,
        ])
      ).rows.length
    await deleteOldPushThreads(api.database)
    expect(await threads()).toBe(1)
    await pushTimePasses(api, '9 days')
    await deleteOldPushThreads(api.database)
    expect(await threads()).toBe(0)
  })
})

it('nothing is noted for a member without devices', async () => {
  const [mina, alex] = [await newMember('mina'), await newMember('alex')]
  await sendMessage(api, alex, mina, 'Hello')
  const { rows } = await sql(
    'select from push_threads t join users u on u.id = t.user_id where u.email = $1',
    [mina.email],
  )
  expect(rows).toEqual([])
})
