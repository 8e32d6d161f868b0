import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  appeals,
  badges,
  cases,
  cms,
  deskCase,
  type Language,
  login,
  msgs,
  myCase,
  myCases,
  postDetail,
  type PostRow,
  posts,
  postTypes,
  reviews,
} from '@within-reach/contract'
import { mailOne } from '../cases/send-mails'
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

  const tokenOf = async (email: string, password = ''): Promise<string> => {
    const { outcome } = await api.call(login, { email, password })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    return outcome.data.api_token
  }

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

  it('shows what was checked about some authors', async () => {
    const checksOf = async (nick: string) => {
      const row = (await rowsOf(api, { type: 'fr' })).find(({ userid }) => userid === nick)
      return (await api.call(badges, { kind: 'post', id: row?.post_idx })).body.data
    }
    expect(await checksOf('Sofia')).toMatchObject({ papers: { checked: expect.any(String) }, domain: null })
    expect(await checksOf('지훈')).toMatchObject({
      papers: { checked: expect.any(String) },
      domain: { kind: 'school', domain: 'example.ac.kr' },
    })
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

  it('shows its moderator an open review, a decision and an appeal', async () => {
    const readme = await readFile(path.join(folder, '..', '..', 'README.md'), 'utf8')
    const password = /`moderator@example.com`[^`]*`([^`]+)`/.exec(readme)?.[1]
    const { outcome } = await api.call(login, { email: 'moderator@example.com', password })
    const token = outcome.kind === 'ok' ? outcome.data.api_token : undefined
    const open = await api.call(reviews, {}, { token })
    expect(open.body.data).toMatchObject([{ author: 'CityFlats', reasons: [{ reason: 'spam' }] }])
    const closed = await api.call(reviews, { state: 'closed' }, { token })
    expect(closed.body.total).toBe(2)
    const appealed = await api.call(appeals, {}, { token })
    expect(appealed.body.data).toMatchObject([{ mayDecide: true, decision: { action: 'hide', by: 'Nora' } }])
    expect(api.mails()).toEqual([])
  })

  it('has a case under way, with offers to compare and a note that only the agent sees', async () => {
    const readme = await readFile(path.join(folder, '..', '..', 'README.md'), 'utf8')
    const [, password] = /`agent@example.com` with\s+`([^`]+)`/.exec(readme) ?? []
    const agent = await tokenOf('agent@example.com', password)
    const desk = await api.call(cases, { state: '' }, { token: agent })
    expect(desk.outcome).toMatchObject({ kind: 'ok', data: { length: 3 } })
    const token = await tokenOf('alex@example.com', 'alex within reach')
    const mine = await api.call(myCases, {}, { token })
    const [row] = mine.outcome.kind === 'ok' ? mine.outcome.data : []
    const idx = row?.case_idx
    const { outcome } = await api.call(myCase, { idx }, { token })
    if (outcome.kind !== 'ok') throw new Error(outcome.kind)
    const { offers, entries, state } = outcome.data
    expect([state, offers.length, offers.map(({ answer }) => answer)]).toEqual([
      'offered',
      2,
      ['question', 'no'],
    ])
    const times = entries.map(({ ca }) => Date.parse(ca))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThan(Date.now())
    for (const { pictures } of offers) {
      const headers = { Cookie: `wr_session=${token}` }
      expect((await fetch(api.url + (pictures[0]?.path ?? ''), { headers })).status).toBe(200)
    }
    const whole = await api.call(deskCase, { idx }, { token: agent })
    const notes = whole.outcome.kind === 'ok' ? whole.outcome.data.entries : []
    expect(notes.filter(({ kind }) => kind === 'note')).toHaveLength(1)
    expect(entries.filter(({ kind }) => kind === 'note')).toEqual([])
  })

  it('mails nobody about its cases', async () => {
    while (await mailOne(api.platform)) continue
    expect(api.mails()).toEqual([])
  })

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
