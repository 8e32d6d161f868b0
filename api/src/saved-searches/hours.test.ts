import type { Session } from '@within-reach/contract'
import { nextDigest } from '../platform/mail/quiet-hours'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { choose, zoneAtEight } from '../testing/notifications'
import { mailsTo, matchAll, save } from '../testing/saved-searches'

let api: TestApi
let seller: Session
let members = 0
beforeAll(async () => {
  api = await startApi()
  seller = await api.signUp('seller')
})
afterAll(() => api.close())

const newMember = () => api.signUp(`member${++members}`)
const publish = async (subject: string) => {
  await publishPost(api, seller, subject)
  await matchAll(api)
}
const sql = (text: string, values: unknown[] = []) => api.database.pool.query(text, values)
const subjects = async (member: Session) => (await mailsTo(api, member)).map(({ subject }) => subject)
const digestOf = async ({ email }: Session) => {
  const { rows } = await sql(
    'select due_at from saved_search_digests where user_id = (select id from users where email = $1)',
    [email],
  )
  return rows.map(({ due_at: at }: { due_at: Date }) => at)
}
const digestComes = ({ email }: Session) =>
  sql(
    'update saved_search_digests set due_at = now() where user_id = (select id from users where email = $1)',
    [email],
  )
/** Hours without mails that began in this hour, UTC. */
const quietNow = () => {
  const hour = new Date().getUTCHours()
  return { quietFrom: hour, quietTo: (hour + 2) % 24 }
}

describe('a mail at once', () => {
  it('waits for the end of the hours without mails, and then comes once', async () => {
    const mina = await newMember()
    await choose(api, mina, quietNow())
    const idx = await save(api, mina, { search: 'sofa', mails: 'at-once' })
    await publish('A sofa')
    await publish('Another sofa')
    expect(await subjects(mina)).toEqual([])
    const { rows } = await sql(
      `select due_at = date_trunc('hour', now(), 'UTC') + interval '2 hours' as waits from saved_search_mails where search_id = $1`,
      [idx],
    )
    expect(rows).toEqual([{ waits: true }])
    // They are over when the mail is due.
    await sql('update notification_settings set quiet_from = null, quiet_to = null')
    await sql('update saved_search_mails set due_at = now()')
    expect(await subjects(mina)).toEqual(['2 new posts: sofa'])
    await sql('update saved_search_mails set due_at = now()')
    expect(await subjects(mina)).toHaveLength(1)
  })

  it('comes as soon as the member chooses other hours', async () => {
    const mina = await newMember()
    await choose(api, mina, quietNow())
    await save(api, mina, { search: 'stool', mails: 'at-once' })
    await publish('A stool')
    expect(await subjects(mina)).toEqual([])
    await choose(api, mina, {})
    expect(await subjects(mina)).toEqual(['1 new post: stool'])
  })
})

describe('the daily mail', () => {
  it.each([['Asia/Seoul'], ['America/New_York'], ['Asia/Kathmandu'], [null]])(
    'is written at seven in the morning (%s)',
    async (timeZone) => {
      const mina = await newMember()
      if (timeZone !== null) await choose(api, mina, { timeZone })
      await save(api, mina, { search: `rug ${members}`, mails: 'daily' })
      const before = nextDigest(timeZone, new Date())
      await publish(`A rug ${members}`)
      // Seven o'clock may pass meanwhile.
      expect([before, nextDigest(timeZone, new Date())]).toContainEqual((await digestOf(mina))[0])
    },
  )

  it('moves to the morning of another time zone', async () => {
    const mina = await newMember()
    await save(api, mina, { search: 'vase', mails: 'daily' })
    await publish('A vase')
    const before = nextDigest('Asia/Seoul', new Date())
    await choose(api, mina, { timeZone: 'Asia/Seoul' })
    expect([before, nextDigest('Asia/Seoul', new Date())]).toContainEqual((await digestOf(mina))[0])
  })

  it('of this morning waits for the end of the hours without mails, also if they change', async () => {
    const mina = await newMember()
    const timeZone = zoneAtEight()
    await choose(api, mina, { timeZone, quietFrom: 22, quietTo: 10 })
    await save(api, mina, { search: 'clock', mails: 'daily' })
    await publish('A clock')
    await digestComes(mina)
    expect(await subjects(mina)).toEqual([])
    await choose(api, mina, { timeZone })
    expect(await subjects(mina)).toEqual(['1 new post in your saved searches'])
  })

  it('is at seven also for a search that changes to it', async () => {
    const mina = await newMember()
    await choose(api, mina, { timeZone: 'Asia/Seoul', ...quietNow() })
    await save(api, mina, { name: 'Mugs', search: 'mug', mails: 'at-once' })
    await sql('update saved_searches set mailed_at = now() where name = $1', ['Mugs'])
    await publish('A mug')
    await save(api, mina, { name: 'Mugs', search: 'mug', mails: 'daily' })
    expect(await digestOf(mina)).toEqual([nextDigest('Asia/Seoul', new Date())])
  })
})
