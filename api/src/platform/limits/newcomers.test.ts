import { posting, postingCm, postMsg, type Session, updateCm, updatePost } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { linksIn } from './newcomers'

const settings = {
  NEWCOMER_DAYS: '7',
  MAX_NEWCOMER_POSTS_PER_DAY: '2',
  MAX_NEWCOMER_COMMENTS_PER_DAY: '2',
  MAX_NEWCOMER_RECIPIENTS_PER_DAY: '2',
  MAX_NEWCOMER_FILES_PER_DAY: '3',
  MAX_NEWCOMER_LINKS_PER_DAY: '3',
}

let api: TestApi
beforeAll(async () => {
  api = await startApi({ settings })
})
afterAll(() => api.close())

let number = 0
/** A member of some days. @param used whether a sign-in of theirs is older than a day */
async function member(days: number, used = true): Promise<Session> {
  const session = await api.signUp(`m${++number}`)
  await api.database.pool.query(
    `update users set created_at = now() - $2 * interval '1 day' where email = $1`,
    [session.email, days],
  )
  if (used)
    await api.database.pool.query(
      `update tokens set created_at = now() - interval '2 days' where user_id = (select id from users where email = $1)`,
      [session.email],
    )
  return session
}

const question = { type: 'qb', subject: 'x', description: 'x' }
const post = (by: Session, fields: Record<string, string> = {}, files = 0) =>
  api.call(
    posting,
    { ...question, ...fields },
    {
      token: by.api_token,
      ...(files > 0 && {
        files: Array.from({ length: files }, (_, n) => ({
          name: `${n}.pdf`,
          bytes: Buffer.from('%PDF-1.4\n%%EOF'),
        })),
      }),
    },
  )
const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status

it('a new member has smaller limits, and is told why and until when', async () => {
  const ana = await member(3)
  expect([await statusOf(post(ana)), await statusOf(post(ana))]).toEqual([200, 200])
  const { status, body, headers } = await post(ana)
  const until = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
  expect([status, body.code]).toEqual([429, 'too-many'])
  expect(body.message).toBe(
    `Welcome! To keep out spam, new members may send 2 posts a day until ${until}. Try again tomorrow.`,
  )
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(86_000)
})

it('so has an old account that was never used before today', async () => {
  const ben = await member(100, false)
  for (const expected of [200, 200, 429]) expect(await statusOf(post(ben))).toBe(expected)
})

it.each([
  ['of more days', () => member(7.1)],
  ['of a site without such limits', () => member(0)],
])('other members have not: %s', async (which, join) => {
  const without = which.includes('without')
  const site = without ? await startApi({ sharing: api, settings: { NEWCOMER_DAYS: '0' } }) : api
  const cho = await join()
  const once = () => site.call(posting, question, { token: cho.api_token })
  for (let n = 0; n < 4; n++) expect(await statusOf(once())).toBe(200)
  if (without) await site.close()
})

it('comments and files are limited', async () => {
  const dan = await member(1)
  const { outcome } = await post(dan, {}, 3)
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  expect(await statusOf(post(dan, {}, 1))).toBe(429)
  const comment = () => api.call(postingCm, { id, cmText: 'x' }, { token: dan.api_token })
  for (const expected of [200, 200, 429]) expect(await statusOf(comment())).toBe(expected)
})

it('what is refused counts neither as a post, nor as files or links', async () => {
  const gus = await member(1)
  const withFiles = (...bytes: string[]) =>
    api.call(
      posting,
      { ...question, description: 'https://a.example' },
      {
        token: gus.api_token,
        files: bytes.map((content, n) => ({ name: `${n}.pdf`, bytes: Buffer.from(content) })),
      },
    )
  const pdf = '%PDF-1.4\n%%EOF'
  for (let n = 0; n < 3; n++) expect(await statusOf(withFiles(pdf, 'no PDF'))).toBe(415)
  const tooManyLinks = 'www.a.example '.repeat(4)
  for (let n = 0; n < 2; n++) expect(await statusOf(post(gus, { description: tooManyLinks }))).toBe(429)
  expect(await statusOf(withFiles(pdf, pdf, pdf))).toBe(200)
  expect(await statusOf(post(gus, { description: 'www.a.example www.b.example' }))).toBe(200)
  expect(await statusOf(post(gus))).toBe(429)
})

it('what is refused does not count as a comment either', async () => {
  const ivo = await member(1)
  const { outcome } = await post(ivo)
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  const comment = (to: number, cmText = 'x') =>
    statusOf(api.call(postingCm, { id: to, cmText }, { token: ivo.api_token }))
  for (let n = 0; n < 3; n++) expect(await comment(id, 'www.a.example '.repeat(4))).toBe(429)
  for (let n = 0; n < 3; n++) expect(await comment(2_147_483_647, 'www.a.example')).toBe(404)
  expect(await comment(id, 'www.a.example www.b.example www.c.example')).toBe(200)
  expect(await comment(id)).toBe(200)
  expect(await comment(id)).toBe(429)
})

it('the links of an edit that is refused do not count', async () => {
  const kim = await member(1)
  const { outcome } = await post(kim)
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  const written = await api.call(postingCm, { id, cmText: 'x' }, { token: kim.api_token })
  const comment = written.outcome.kind === 'ok' ? written.outcome.data.cm_idx : 0
  const links = 'www.a.example www.b.example www.c.example'
  const edit = (idx: number, cmText = links) =>
    statusOf(api.call(updateCm, { idx, cmText }, { token: kim.api_token }))
  const editPost = (to: number, fields: Record<string, string> = {}) =>
    statusOf(
      api.call(updatePost, { ...question, id: to, description: links, ...fields }, { token: kim.api_token }),
    )
  for (let n = 0; n < 2; n++) expect(await edit(2_147_483_647)).toBe(404)
  for (let n = 0; n < 2; n++) expect(await editPost(2_147_483_647)).toBe(404)
  for (let n = 0; n < 2; n++) expect(await edit(comment, `${links} www.d.example`)).toBe(429)
  expect(await edit(comment)).toBe(200)
  expect(await editPost(id)).toBe(429)
})

it('new recipients are limited, and people who know each other are not', async () => {
  const eve = await member(1)
  const friends = [await member(9), await member(9), await member(9)]
  const write = (from: Session, to: Session | undefined) =>
    api.call(postMsg, { to: to?.email, msg: 'x' }, { token: from.api_token })
  expect(await statusOf(write(eve, friends[0]))).toBe(200)
  expect(await statusOf(write(eve, friends[1]))).toBe(200)
  expect(await statusOf(write(eve, friends[2]))).toBe(429)
  if (friends[2]) await write(friends[2], eve)
  expect(await statusOf(write(eve, friends[2]))).toBe(200)
  expect(await statusOf(write(eve, friends[0]))).toBe(200)
})

it('a message that is refused counts neither as one, nor its recipient as new', async () => {
  const joe = await member(1)
  const others = [await member(9), await member(9), await member(9), await member(9)]
  const write = (to: Session | undefined, msg: string) =>
    statusOf(api.call(postMsg, { to: to?.email, msg }, { token: joe.api_token }))
  for (let n = 0; n < 2; n++) expect(await write(others[n], 'www.a.example '.repeat(4))).toBe(429)
  expect(await write(others[2], 'www.a.example www.b.example www.c.example')).toBe(200)
  expect(await write(others[3], 'x')).toBe(200)
  expect(await write(others[0], 'x')).toBe(429)
})

it('links are limited in all texts together, also in changed ones', async () => {
  const fay = await member(1)
  const asFay = { token: fay.api_token }
  const linked = 'https://a.example and www.b.example'
  const { outcome } = await post(fay, { description: linked })
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  const comment = await api.call(postingCm, { id, cmText: 'http://c.example' }, asFay)
  const idx = comment.outcome.kind === 'ok' ? comment.outcome.data.cm_idx : 0
  const more = 'https://d.example'
  expect(await statusOf(api.call(postMsg, { to: fay.email, msg: more }, asFay))).toBe(429)
  expect(await statusOf(api.call(updateCm, { idx, cmText: more }, asFay))).toBe(429)
  expect(await statusOf(api.call(updatePost, { id, ...question, description: more }, asFay))).toBe(429)
  expect(await statusOf(api.call(postMsg, { to: fay.email, msg: 'no link' }, asFay))).toBe(200)
})

it('a change counts only the links that it adds', async () => {
  const hal = await member(1)
  const asHal = { token: hal.api_token }
  const linked = 'https://a.example and www.b.example'
  const { outcome } = await post(hal, { description: linked })
  const id = outcome.kind === 'ok' ? outcome.data.post_idx : 0
  const change = (description: string) =>
    statusOf(api.call(updatePost, { id, ...question, description }, asHal))
  for (let n = 0; n < 3; n++) expect(await change(`${linked}, corrected ${n}`)).toBe(200)
  expect(await change(`${linked} and https://c.example`)).toBe(200)
  expect(await change('https://d.example')).toBe(429)
})

it.each([
  ['', 0],
  ['a.example', 0],
  ['https://www.a.example', 1],
  ['see https://a.example, HTTP://b.example and www.c.example', 3],
  ['<a href="https://a.example">here</a>', 1],
])('%j has %d links', (text, count) => {
  expect(linksIn(text)).toBe(count)
})
