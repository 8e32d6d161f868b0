import { msgs, postDetail, posts, reverseDecision, type Session, unread } from '@within-reach/contract'
import { addCheckpoints } from '../messages/checkpoint-queries'
import { closeBlocks } from '../boards/row-number-queries'
import { startApi, type TestApi } from '../testing/api'
import {
  commentsOf,
  decideAs,
  publishPost,
  reportAs,
  sendMessage,
  writeComment,
  type Written,
} from '../testing/moderated'
import { grantRole } from '../testing/staff'
import { storedRows } from '../testing/stored-rows'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
  ben = await api.signUp('ben')
  mod = await api.signUp('mod')
  await grantRole(api, mod, 'moderator')
})
afterAll(() => api.close())

const hide = async (written: Written, action: 'hide' | 'remove' = 'hide') => {
  await reportAs(api, ben, written)
  return decideAs(api, mod, written, action)
}
const reverse = async (idx: number) =>
  (await api.call(reverseDecision, { idx, why: 'A mistake' }, { token: mod.api_token })).outcome

describe('hidden content comes back exactly as it was', () => {
  it('a post with comments, pictures and its row number, also from counted blocks', async () => {
    const picture = await picturePost()
    const other = await publishPost(api, ana, 'Another room')
    await writeComment(api, ben, picture, 'Is it still free?')
    await writeComment(api, ana, picture, 'Yes')
    await settle()
    await closeBlocks(api.database, { settled: '0 seconds' })
    const before = await storedRows(api)
    const decision = await hide({ kind: 'post', id: picture })
    expect(await storedRows(api)).not.toEqual(before)
    const { outcome } = await api.call(posts, { type: 'fr' })
    expect(outcome).toMatchObject({ kind: 'ok', meta: { total: 1 }, data: [{ post_idx: other, pn: 1 }] })
    expect(await reverse(decision)).toMatchObject({ kind: 'ok' })
    expect(await storedRows(api)).toEqual(before)
    const detail = await api.call(postDetail, { id: other })
    expect(detail.outcome).toMatchObject({ kind: 'ok', data: { pn: 2 } })
    await api.platform.cleanup.runAll()
    const [file] = await filesOf(picture)
    expect((await fetch(`${api.url}/files/${file}`)).status).toBe(200)
  })

  it('a post that was hidden while its block was counted', async () => {
    const id = await publishPost(api, ana, 'Counted later', { type: 'tr' })
    const last = await fill(70)
    const decision = await hide({ kind: 'post', id })
    await settle()
    await closeBlocks(api.database, { settled: '0 seconds' })
    await reverse(decision)
    const pn = async (post: number) => {
      const { outcome } = await api.call(postDetail, { id: post })
      return outcome.kind === 'ok' ? outcome.data.pn : outcome.kind
    }
    expect([await pn(id), await pn(last)]).toEqual([1, 71])
  })

  it('a comment, and one whose post was hidden meanwhile', async () => {
    const post = await publishPost(api, ana, 'A room with comments')
    const comment = await writeComment(api, ana, post, 'Cheap, pay first')
    await writeComment(api, ben, post, 'No')
    const before = await storedRows(api)
    const ofComment = await hide({ kind: 'comment', id: comment })
    expect(await commentsOf(api, post)).toEqual(['No'])
    const ofPost = await hide({ kind: 'post', id: post })
    expect(await reverse(ofComment)).toMatchObject({ kind: 'ok' })
    expect(await commentsOf(api, post)).toEqual([])
    expect(await reverse(ofPost)).toMatchObject({ kind: 'ok' })
    expect(await storedRows(api)).toEqual(before)
  })

  it('a message in both folders, with the checkpoints of large ones', async () => {
    const message = await sendMessage(api, ana, ben, 'Send me the deposit')
    await fillFolders()
    for (const [email, folder] of [
      [ana.email, 'sent'],
      [ben.email, 'inbox'],
    ] as const)
      await addCheckpoints(api.database, await idOf(email), folder, '0 seconds')
    const before = await storedRows(api)
    expect((before.message_checkpoints as unknown[]).length).toBeGreaterThan(0)
    const decision = await hide({ kind: 'message', id: message })
    for (const [{ api_token: token }, type] of [
      [ana, 'sent'],
      [ben, 'inbox'],
    ] as const)
      expect((await api.call(msgs, { type, searchData: 'deposit' }, { token })).body.data).toEqual([])
    expect(await countUnread()).toBe(0)
    expect(await reverse(decision)).toMatchObject({ kind: 'ok' })
    expect(await storedRows(api)).toEqual(before)
    expect(await countUnread()).toBe(1)
  })
})

describe('content cannot come back', () => {
  it('a comment whose post is gone', async () => {
    const post = await publishPost(api, ana, 'Gone soon')
    const comment = await writeComment(api, ana, post, 'Only by bank transfer')
    const decision = await hide({ kind: 'comment', id: comment })
    await api.database.query({ name: 'test-post-deleted', text: 'delete from posts where id = $1' }, [post])
    expect(await reverse(decision)).toMatchObject({ kind: 'goneForGood' })
  })

  it.each([
    ['hide', '364 days', '1 year'],
    ['remove', '29 days', '30 days'],
  ] as const)('after its time (%s), when its files are deleted too', async (action, before, after) => {
    const id = await picturePost()
    const [file = ''] = await filesOf(id)
    const decision = await hide({ kind: 'post', id }, action)
    await age(decision, before)
    await api.platform.cleanup.runAll()
    expect(await isStored(file)).toBe(true)
    await age(decision, after)
    await api.platform.cleanup.runAll()
    await api.platform.cleanup.runAll()
    expect(await isStored(file)).toBe(false)
    expect(await reverse(decision)).toMatchObject({ kind: 'goneForGood' })
  })
})

it('an account that is deleted takes its hidden content with it, and others’ comments as well as their own', async () => {
  const cai = await api.signUp('cai')
  const dora = await api.signUp('dora')
  const post = await publishPost(api, cai, 'A room of cai')
  const ofDora = await publishPost(api, dora, 'A room of dora')
  await writeComment(api, dora, post, 'A comment of dora')
  await writeComment(api, cai, ofDora, 'A comment of cai')
  const decision = await hide({ kind: 'post', id: ofDora })
  await hide({ kind: 'post', id: post })
  await api.database.query({ name: 'test-user-deleted', text: 'delete from users where email = $1' }, [
    cai.email,
  ])
  expect(await withdrawnTexts()).not.toMatch(/of cai/)
  await reverse(decision)
  expect(await commentsOf(api, ofDora)).toEqual([])
})

async function picturePost(): Promise<number> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c43' } })
    .png()
    .toBuffer()
  const { posting } = await import('@within-reach/contract')
  const fields = {
    type: 'fr',
    region: 'Others',
    specificLocation: 'Berlin',
    subject: 'With a picture',
    description: 'A room',
  }
  const { outcome } = await api.call(posting, fields, {
    token: ana.api_token,
    files: [{ name: 'room.png', bytes }],
  })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data.post_idx
}

const filesOf = async (id: number): Promise<string[]> =>
  (
    await api.database.query<{ key: string }>(
      { name: 'test-files-of', text: 'select key from post_files where post_id = $1' },
      [id],
    )
  ).map(({ key }) => key)

const isStored = async (key: string): Promise<boolean> => {
  const file = await api.platform.files.open(key)
  file?.stream.destroy()
  return file !== undefined
}

/** Makes posts old enough to be counted in blocks. */
async function settle(): Promise<void> {
  await api.database.query({
    name: 'test-aged',
    text: `update posts set created_at = created_at - interval '1 hour'`,
  })
}

/** Adds posts of the board of trades until whole blocks are full, and returns the id of the last one. */
async function fill(count: number): Promise<number> {
  let last = 0
  for (let n = 0; n < count; n++) last = await publishPost(api, ben, `Filler ${n}`, { type: 'tr' })
  return last
}

async function fillFolders(): Promise<void> {
  const text = `insert into messages (from_id, to_id, to_hidden, body, preview, read_at)
    select a.id, b.id, false, 'x', 'x', now() from users a, users b, generate_series(1, 1100)
    where a.email = $1 and b.email = $2`
  await api.database.query({ name: 'test-folders-filled', text }, [ana.email, ben.email])
}

const idOf = async (email: string): Promise<number> =>
  (
    await api.database.query<{ id: number }>(
      { name: 'test-id-of', text: 'select id from users where email = $1' },
      [email],
    )
  )[0]?.id ?? 0

async function countUnread(): Promise<unknown> {
  const { outcome } = await api.call(unread, {}, { token: ben.api_token })
  return outcome.kind === 'ok' ? outcome.data.count : outcome.kind
}

async function age(decision: number, by: string): Promise<void> {
  const text = `update withdrawn set delete_at = created_at + (delete_at - created_at) - $2::interval, created_at = created_at
    where decision_id = $1`
  await api.database.query(
    {
      name: 'test-withdrawn-reset',
      text: `update withdrawn set delete_at = created_at
    + case (select action from decisions where id = $1) when 'hide' then interval '365 days' else interval '30 days' end
    where decision_id = $1`,
    },
    [decision],
  )
  await api.database.query({ name: 'test-withdrawn-aged', text }, [decision, by])
}

const withdrawnTexts = async (): Promise<string> =>
  JSON.stringify(await api.database.query({ name: 'test-withdrawn', text: 'select content from withdrawn' }))
