import type { Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost, sendMessage, writeComment } from '../testing/moderated'
import { choose, newsTo, timePasses, zoneAtEight } from '../testing/notifications'

let api: TestApi
let members = 0
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const newMember = (name: string) => api.signUp(`${name}${++members}`)
const pair = async () => [await newMember('mina'), await newMember('alex')] as const
const subjects = async (member: Session) => (await newsTo(api, member)).map(({ subject }) => subject)
const halfAMinute = () => timePasses(api, '30 seconds')

describe('what a member chose', () => {
  it('ends the mails of one kind', async () => {
    const [mina, alex] = await pair()
    await choose(api, mina, { messages: 'none' })
    const id = await publishPost(api, mina, 'A lamp')
    await sendMessage(api, alex, mina, 'Hello')
    await writeComment(api, alex, id, 'Bright?')
    await halfAMinute()
    expect(await subjects(mina)).toEqual(['New comment: A lamp'])
  })

  it('collects everything for one mail in the morning', async () => {
    const [mina, alex] = await pair()
    await choose(api, mina, { messages: 'daily', comments: 'daily' })
    const id = await publishPost(api, mina, 'A chair')
    await sendMessage(api, alex, mina, 'Hello')
    await writeComment(api, alex, id, 'Soft?')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    await sendMessage(api, alex, mina, 'Again')
    await timePasses(api, '1 day')
    const [mail, ...more] = await newsTo(api, mina)
    expect([mail?.subject, more]).toEqual(['New messages and comments', []])
    expect(mail?.text).toContain(`2 new messages from ${alex.nick}`)
    expect(mail?.text).toContain('New comment: A chair\nBy ')
    expect(mail?.text).toContain('No more mails about messages and comments:')
  })

  it('lets mails wait in the quiet hours, and writes them when they end', async () => {
    const [mina, alex] = await pair()
    const hour = new Date().getUTCHours()
    await choose(api, mina, { quietFrom: hour, quietTo: (hour + 2) % 24 })
    await sendMessage(api, alex, mina, 'Are you awake?')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    await choose(api, mina, {})
    expect(await subjects(mina)).toEqual([`New message from ${alex.nick}`])
  })

  it('has what came in the quiet hours in the next daily mail', async () => {
    const [mina, alex] = await pair()
    const hour = new Date().getUTCHours()
    await choose(api, mina, { messages: 'daily', quietFrom: hour, quietTo: (hour + 2) % 24 })
    await sendMessage(api, alex, mina, 'Are you awake?')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    // They are over when the daily mail is due.
    await api.database.pool.query(
      `update notification_settings set quiet_from = null, quiet_to = null
        where user_id = (select id from users where email = $1)`,
      [mina.email],
    )
    await timePasses(api, '1 day')
    expect(await subjects(mina)).toEqual(['New messages and comments'])
  })

  it('keeps what waits for the quiet hours to end in the daily mail of this morning', async () => {
    const [mina, alex] = await pair()
    const timeZone = zoneAtEight()
    await choose(api, mina, { messages: 'daily', timeZone, quietFrom: 22, quietTo: 10 })
    await sendMessage(api, alex, mina, 'Good morning')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    await timePasses(api, '1 day')
    expect(await subjects(mina)).toEqual([])
    await choose(api, mina, { messages: 'daily', timeZone })
    expect(await subjects(mina)).toEqual(['New messages and comments'])
  })

  it('changes what waits for the daily mail to a mail at once', async () => {
    const [mina, alex] = await pair()
    await choose(api, mina, { messages: 'daily' })
    await sendMessage(api, alex, mina, 'Hello')
    await halfAMinute()
    expect(await subjects(mina)).toEqual([])
    await choose(api, mina, {})
    expect(await subjects(mina)).toEqual([`New message from ${alex.nick}`])
  })
})
