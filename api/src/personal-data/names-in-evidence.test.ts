import { type Session, updateProfile } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { askToLeave } from '../testing/leaver/leaver'
import { decideAs, publishPost, reportAs, type Written } from '../testing/moderated'
import { grantRole } from '../testing/staff'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

/** Deletes the account of a member, whose names were changed since the sign-up. */
async function leave(leaver: Session, nick: string): Promise<void> {
  const { rows } = await api.database.pool.query<{ id: number }>('select id from users where nick = $1', [
    nick,
  ])
  await askToLeave(api, { session: leaver, id: rows[0]?.id ?? 0 }, 'remove')
  await api.platform.cleanup.runAll()
}

/** What is kept of the report and the decision about a text. */
async function evidenceOf({ id }: Written): Promise<unknown[]> {
  const { rows } = await api.database.pool.query(
    `select p.words, p.text as reported, d.text as decided, d.note
      from reviews r join reports p on p.review_id = r.id join decisions d on d.review_id = r.id where r.content_id = $1`,
    [id],
  )
  return rows
}

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
  await leave(leaver, '민아')
  const text = '…의 방\n\nAbout …의 방'
  expect(await evidenceOf(post)).toEqual([
    { words: '…는 … 주소로 돈을 받았어요', reported: text, decided: text, note: '…님께' },
  ])
})

it('a Latin name leaves the evidence as a word, also before a particle, and not out of longer words', async () => {
  const [leaver, bo, moderator] = [
    await api.signUp('leaving'),
    await api.signUp('cho'),
    await api.signUp('chair'),
  ]
  await grantRole(api, moderator, 'moderator')
  await api.call(updateProfile, { username: 'Ann', nickname: 'Lee' }, { token: leaver.api_token })
  const post: Written = { kind: 'post', id: await publishPost(api, leaver, 'ann planned to sleep') }
  await reportAs(api, bo, post, { words: 'Lee는 I paid ANN’s fleet_lee 2 channels' })
  await decideAs(api, moderator, post, 'warn', { note: 'Ann, Lee2' })
  await leave(leaver, 'Lee')
  const text = '… planned to sleep\n\nAbout … planned to sleep'
  expect(await evidenceOf(post)).toEqual([
    { words: '…는 I paid …’s fleet_lee 2 channels', reported: text, decided: text, note: '…, Lee2' },
  ])
})
