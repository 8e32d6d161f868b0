import {
  checkText,
  cms,
  msg,
  msgs,
  postDetail,
  posting,
  postingCm,
  postMsg,
  posts,
  type Session,
  updateCm,
  updatePost,
} from '@within-reach/contract'
import { drawnPicture, smallerJpeg } from '../testing/drawn-picture'
import type { HardFinding } from '../platform/interlock'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
let ana: Session
let bo: Session
let cy: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  bo = await api.signUp('bo')
  cy = await api.signUp('cy')
})
beforeEach(() =>
  api.database.pool.query(
    'truncate posts, messages, interlock_findings, interlock_cleared, interlock_likenesses cascade',
  ),
)
afterAll(() => api.close())

const scam = 'Send me the deposit first, then you can see the room.'
const ad = { type: 'fr', region: 'South Korea', specificLocation: 'Mapo', subject: 'A room' }
const long = (words: string) =>
  `${words} It has a desk, a bed and a window to the park, ten minutes from Mangwon station.`

async function publish(description: string, by = ana, files: { name: string; bytes: Buffer }[] = []) {
  const { outcome } = await api.call(posting, { ...ad, description }, { token: by.api_token, files })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

async function postSeenBy(id: number, by?: Session) {
  const { outcome } = await api.call(postDetail, { id }, { token: by?.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

async function commentsSeenBy(id: number, by?: Session) {
  const { outcome } = await api.call(cms, { id }, { token: by?.api_token })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

async function write(text: string, by = ana, to = bo) {
  expect((await api.call(postMsg, { to: to.email, msg: text }, { token: by.api_token })).body.res).toBe(0)
  const newest = async (of: Session, type: 'inbox' | 'sent') => {
    const list = await api.call(msgs, { type }, { token: of.api_token })
    const idx = list.outcome.kind === 'ok' ? list.outcome.data[0]?.message_idx : undefined
    const { outcome } = await api.call(msg, { idx }, { token: of.api_token })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    return outcome.data
  }
  return { sent: await newest(by, 'sent'), received: await newest(to, 'inbox') }
}

const findings = async () =>
  (await api.database.pool.query('select * from interlock_findings order by subject_id')).rows as {
    subject: string
    severity: string
    categories: string[]
    verdict: string | null
  }[]

describe('checking a text before it is sent', () => {
  const check = (fields: Record<string, string>, token: string | undefined = ana.api_token) =>
    api.call(checkText, fields, { token })

  it('says what it would be suspected of, with its parts, and stores nothing', async () => {
    const { outcome } = await check({
      kind: 'message',
      text: `Hello! ${scam} My number is O1O-2222-333four.`,
    })
    expect(outcome).toMatchObject({
      kind: 'ok',
      data: expect.arrayContaining([
        { category: 'numbers', quotes: ['O1O-2222-333four'] },
        { category: 'money-first', quotes: expect.arrayContaining([expect.stringContaining('deposit')]) },
      ]),
    })
    expect(await findings()).toEqual([])
  })

  it('finds nothing in an ordinary text', async () => {
    expect((await check({ kind: 'comment', text: 'Come and see it on Saturday.' })).body).toEqual({
      res: true,
      data: [],
    })
  })

  it('reads the markup of a post, and where its links lead', async () => {
    const link = '<p>See <a href="https://rooms.example/1">www.airbnb.com/rooms/1</a></p>'
    const { outcome } = await check({ kind: 'post', text: link })
    expect(outcome).toMatchObject({ kind: 'ok', data: [{ category: 'links' }] })
  })

  it.each([{ kind: 'mail', text: 'Hi' }, { kind: 'post', text: '' }, { text: 'Hi' }])(
    'refuses %j',
    async (fields) => expect((await check(fields as Record<string, string>)).status).toBe(400),
  )

  it('is for members', async () => {
    expect((await api.call(checkText, { kind: 'post', text: 'Hi' })).status).toBe(401)
  })
})

describe('a post with a scam', () => {
  it('is folded for readers and visitors, but not for its author, and not in lists', async () => {
    const id = await publish(scam)
    const caution = { categories: ['money-first'] }
    expect([(await postSeenBy(id)).caution, (await postSeenBy(id, bo)).caution]).toEqual([caution, caution])
    expect((await postSeenBy(id, ana)).caution).toBeUndefined()
    const { body } = await api.call(posts, { type: 'fr' })
    expect(Object.keys((body.data as object[])[0] ?? {})).not.toContain('caution')
    expect(await findings()).toMatchObject([{ subject: 'post', categories: ['money-first'], verdict: null }])
  })

  it('is shown again when its author changes it', async () => {
    const id = await publish(scam)
    const fields = { ...ad, id, description: 'Come and see it on Saturday.' }
    expect((await api.call(updatePost, fields, { token: ana.api_token })).body.res).toBe(true)
    expect((await postSeenBy(id)).caution).toBeUndefined()
    expect(await findings()).toEqual([])
  })

  it('is folded when the change makes it one', async () => {
    const id = await publish('Come and see it on Saturday.')
    await api.call(updatePost, { ...ad, id, description: scam }, { token: ana.api_token })
    expect((await postSeenBy(id)).caution).toEqual({ categories: ['money-first'] })
  })
})

it('folds a comment with a scam, and shows it when it is changed', async () => {
  const id = await publish('Come and see it on Saturday.')
  const { outcome } = await api.call(postingCm, { id, cmText: scam }, { token: bo.api_token })
  const idx = outcome.kind === 'ok' ? outcome.data.cm_idx : 0
  expect((await commentsSeenBy(id))[0]?.caution).toEqual({ categories: ['money-first'] })
  expect((await commentsSeenBy(id, bo))[0]?.caution).toBeUndefined()
  await api.call(updateCm, { idx, cmText: 'Thank you!' }, { token: bo.api_token })
  expect((await commentsSeenBy(id))[0]?.caution).toBeUndefined()
})

it('folds a message with a scam for its recipient', async () => {
  const { sent, received } = await write(scam)
  expect(sent.caution).toBeUndefined()
  expect(received).toMatchObject({ cont: scam, caution: { categories: ['money-first'] } })
})

describe('the same by several accounts', () => {
  it('is folded, also with some other words', async () => {
    await publish(long('A bright room.'), ana)
    expect((await postSeenBy(await publish(long('A bright room!'), ana))).caution).toBeUndefined()
    const copy = await publish(long('A bright room...'), bo)
    expect((await postSeenBy(copy)).caution).toEqual({ categories: ['duplicates'] })
    expect(await findings()).toMatchObject([{ severity: 'note' }])
    await publish(long('A bright room.'), cy)
    expect((await findings()).at(-1)).toMatchObject({ severity: 'hard' })
  })

  it('is not another text of the same kind, nor one that was posted long ago', async () => {
    await publish(long('A bright room.'), ana)
    const other = await publish(
      'A quiet flat in Yeonnam with a kitchen, a washing machine and a balcony, near the forest park. No pets, please.',
      bo,
    )
    expect((await postSeenBy(other)).caution).toBeUndefined()
    await api.database.pool.query("update interlock_likenesses set created_at = now() - interval '31 days'")
    expect((await postSeenBy(await publish(long('A bright room.'), cy))).caution).toBeUndefined()
    await api.platform.cleanup.runAll()
    const { rows } = await api.database.pool.query(
      'select count(*)::integer as count from interlock_likenesses',
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is a picture in another size and format', async () => {
    const png = await drawnPicture()
    const small = await smallerJpeg(png)
    await publish('My room', ana, [{ name: 'a.png', bytes: png }])
    const copy = await publish('Another one', bo, [{ name: 'b.jpg', bytes: small }])
    expect((await postSeenBy(copy)).caution).toEqual({ categories: ['duplicates'] })
  })
})

it('folds what a new account writes to many members', async () => {
  const eve = await api.signUp('eve')
  const crowd = await Promise.all(Array.from({ length: 6 }, (_, at) => api.signUp(`crowd${at}`)))
  const cautions: unknown[] = []
  for (const one of crowd) cautions.push((await write('Hello, how are you?', eve, one)).received.caution)
  expect(cautions.slice(0, 5)).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(cautions[5]).toEqual({ categories: ['newcomer'] })
  await api.database.pool.query("update users set created_at = now() - interval '8 days' where nick = 'eve'")
  expect((await write('Hello again', eve, bo)).received.caution).toBeUndefined()
})

describe('a decision of a moderator', () => {
  it('that a text is harmless shows it everywhere, and it is never folded again', async () => {
    const { received } = await write(scam)
    const id = await publish('Hello', bo)
    const cleared = await api.platform.interlock.correct('message', received.message_idx, 'wrong')
    expect(cleared).toBe(true)
    expect(
      (await write('SEND me the   deposit first, then you can see the room')).received.caution,
    ).toBeUndefined()
    expect((await postSeenBy(id)).caution).toBeUndefined()
    expect(await api.platform.interlock.correct('message', received.message_idx, 'right')).toBe(true)
    expect((await write(scam)).received.caution).toEqual({ categories: ['money-first'] })
  })

  it('about an unknown finding changes nothing', async () => {
    expect(await api.platform.interlock.correct('post', 1, 'wrong')).toBe(false)
  })

  it('counts for each rule', async () => {
    const first = await write('Photos are here: bit.ly/3xRoom')
    await write('More photos: bit.ly/4yRoom')
    await api.platform.interlock.correct('message', first.received.message_idx, 'right')
    expect(await api.platform.interlock.figures()).toContainEqual({
      rule: 'en.links.short-link',
      fired: 2,
      confirmed: 1,
      wrong: 0,
    })
  })
})

it('passes on what moderators should see, with the text', async () => {
  const reported: HardFinding[] = []
  api.platform.interlock.onHardFinding(async (finding) => void reported.push(finding))
  await write(scam)
  expect(reported).toEqual([])
  const { received } = await write(
    'I am in Nigeria for missionary work, so no viewings. Send the deposit by Western Union today and I will mail the keys by DHL.',
  )
  expect(reported).toMatchObject([{ subject: 'message', id: received.message_idx, severity: 'hard' }])
})
