import { updateProfile } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { askToLeave } from '../testing/leaver/leaver'
import { decideAs, publishPost, reportAs } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

it('a Korean name of two syllables leaves the evidence, also before a particle and in the words of who reported', async () => {
  const [leaver, bo, moderator] = [
    await api.signUp('mina'),
    await api.signUp('bo'),
    await api.signUp('judge'),
  ]
  await grantRole(api, moderator, 'moderator')
  await api.call(updateProfile, { username: '김민', nickname: '민아' }, { token: leaver.api_token })
  const post = { kind: 'post', id: await publishPost(api, leaver, '민아의 방') } as const
  await reportAs(api, bo, post, { words: '민아는 mina@example.com 주소로 돈을 받았어요' })
  await decideAs(api, moderator, post, 'warn', { note: '김민님께' })
  const { rows } = await api.database.pool.query<{ id: number }>(`select id from users where nick = '민아'`)
  await askToLeave(api, { session: leaver, id: rows[0]?.id ?? 0 }, 'remove')
  await api.platform.cleanup.runAll()
  const kept = await api.database.pool.query(
    `select p.words, p.text as reported, d.text as decided, d.note
      from reports p join decisions d on d.review_id = p.review_id`,
  )
  const text = '…의 방\n\nAbout …의 방'
  expect(kept.rows).toEqual([
    { words: '…는 … 주소로 돈을 받았어요', reported: text, decided: text, note: '…님께' },
  ])
})
