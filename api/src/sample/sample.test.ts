import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  cms,
  type Language,
  login,
  msgs,
  postDetail,
  type PostRow,
  posts,
  postTypes,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { readSample } from './content'
import { findSampleLogin } from './login'
import { addSample } from './sample'

const folder = path.join(__dirname, '..', '..', 'sample')
const countPosts = { name: 'test-posts', text: 'select count(*)::integer as count from posts' }
const countUsers = { name: 'test-users', text: 'select count(*)::integer as count from users' }
const count = async (api: TestApi, statement = countPosts) =>
  (await api.database.query<{ count: number }>(statement))[0]?.count

async function rowsOf(api: TestApi, fields: Readonly<Record<string, string>>): Promise<readonly PostRow[]> {
  const { outcome } = await api.call(posts, fields)
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return outcome.data
}

describe('an unused site', () => {
  let api: TestApi
  let added: (number | undefined)[]
  beforeAll(async () => {
    api = await startApi()
    // Two instances that start together.
    added = await Promise.all([addSample(api.platform, folder), addSample(api.platform, folder)])
  })
  afterAll(() => api.close())

  it('is filled once, also by two concurrent starts, and not again', async () => {
    const { posts: all } = await readSample(folder)
    expect(added).toContain(all.length)
    expect(added).toContain(undefined)
    expect(await addSample(api.platform, folder)).toBeUndefined()
    expect(await count(api)).toBe(all.length)
  })

  it('has ten posts on every board, newest first, none of them in the future', async () => {
    for (const type of postTypes) {
      const rows = await rowsOf(api, { type })
      const times = rows.map(({ ca }) => Date.parse(ca))
      expect(times).toHaveLength(10)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      expect(Math.max(...times)).toBeLessThan(Date.now())
      expect(Math.min(...times)).toBeGreaterThan(Date.now() - 60 * 86_400_000)
    }
  })

  it('serves the picture of every post that has one', async () => {
    let pictures = 0
    for (const type of postTypes) {
      for (const { post_idx } of await rowsOf(api, { type })) {
        const { outcome } = await api.call(postDetail, { id: post_idx })
        if (outcome.kind !== 'ok') throw new Error(outcome.kind)
        for (const file of outcome.data.files) {
          const answer = await fetch(api.url + file.path)
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
          expect((await answer.arrayBuffer()).byteLength).toBe(file.size)
          pictures += 1
        }
      }
    }
    expect(pictures).toBeGreaterThanOrEqual(15)
  })

  it('finds its posts by their words, in both languages', async () => {
    const [cooker] = await rowsOf(api, { type: 'tr', search: '전기밥솥' })
    expect(cooker?.subject).toContain('전기밥솥')
    expect((await rowsOf(api, { type: 'jobs', search: 'barista' })).length).toBeGreaterThan(0)
    expect((await rowsOf(api, { type: 'jobs', jstatus: 'Seek' })).length).toBeGreaterThan(0)
  })

  it('has conversations, each answer after what it answers', async () => {
    let comments = 0
    for (const { post_idx, ca } of await rowsOf(api, { type: 'qb' })) {
      const { outcome } = await api.call(cms, { id: post_idx })
      if (outcome.kind !== 'ok') throw new Error(outcome.kind)
      const times = [ca, ...outcome.data.map((comment) => comment.ca)].map((time) => Date.parse(time))
      expect(times).toEqual([...times].sort((a, b) => a - b))
      expect(Math.max(...times)).toBeLessThan(Date.now())
      comments += outcome.data.length
    }
    expect(comments).toBeGreaterThan(10)
  })

  it.each(['mina', 'alex'])(
    'lets %s log in with the password in README.md, and read messages',
    async (nick) => {
      const readme = await readFile(path.join(folder, '..', '..', 'README.md'), 'utf8')
      const password = new RegExp(`\`${nick}@example.com\`[^\`]*\`([^\`]+)\``).exec(readme)?.[1]
      const { outcome } = await api.call(login, { email: `${nick}@example.com`, password })
      if (outcome.kind !== 'ok') throw new Error(outcome.kind)
      const inbox = await api.call(msgs, { type: 'inbox' }, { token: outcome.data.api_token })
      expect(inbox.outcome).toMatchObject({
        kind: 'ok',
        data: expect.arrayContaining([expect.anything()]) as unknown,
      })
    },
  )

  it('names a member that a person at the terminal can log in as', async () => {
    const { email, password } = (await findSampleLogin(api.database, folder)) ?? {}
    expect((await api.call(login, { email, password })).outcome.kind).toBe('ok')
  })

  it('has no other member who can log in', async () => {
    const { members } = await readSample(folder)
    for (const { email } of members.filter((member) => member.password === undefined)) {
      const { outcome } = await api.call(login, { email, password: 'mina within reach' })
      expect(outcome.kind).toBe('wrongPassword')
    }
  })
})

describe('a site in use', () => {
  it('stays unchanged, even without posts', async () => {
    const api = await startApi()
    try {
      await api.signUp('first')
      expect(await addSample(api.platform, folder)).toBeUndefined()
      expect([await count(api), await count(api, countUsers)]).toEqual([0, 1])
      expect(await findSampleLogin(api.database, folder)).toBeUndefined()
    } finally {
      await api.close()
    }
  })
})

it('malformed content leaves nothing behind', async () => {
  const api = await startApi()
  const copy = await mkdtemp(path.join(tmpdir(), 'within-reach-sample-'))
  try {
    await cp(folder, copy, { recursive: true })
    const letters = { messages: [{ from: 'nobody', to: 'mina', daysAgo: 0, text: 'x' }] }
    await writeFile(path.join(copy, 'messages.json'), JSON.stringify(letters))
    await expect(addSample(api.platform, copy)).rejects.toThrow('nobody')
    expect([await count(api), await count(api, countUsers)]).toEqual([0, 0])
    const files = await readdir(path.join(api.platform.settings.dataDir, 'files'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.webp'))).toEqual([])
  } finally {
    await api.close()
    await rm(copy, { recursive: true })
  }
})

it('has both languages on every board, and uses every drawing', async () => {
  const { posts: all } = await readSample(folder)
  const isKorean = (text: string) => /[가-힣]/.test(text)
  for (const type of postTypes) {
    const languages = all
      .filter(({ board }) => board === type)
      .map(({ subject }): Language => (isKorean(subject) ? 'ko' : 'en'))
    expect(new Set(languages)).toEqual(new Set(['en', 'ko']))
  }
  const drawn = (await readdir(path.join(folder, 'pictures'))).map((name) => path.parse(name).name)
  expect(new Set(all.flatMap(({ picture }) => picture ?? []))).toEqual(new Set(drawn))
})
