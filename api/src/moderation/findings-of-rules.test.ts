import { postDetail, reverseDecision, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { decideAs, openReviewOf, publishPost, reportAs, type Written } from '../testing/moderated'
import { grantRole } from '../testing/staff'

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

const scam = (where: string) =>
  `I am in ${where} for work, so no viewings. Send the deposit by Western Union today and I will mail the keys by DHL.`

const written = async (where: string): Promise<Written> => ({
  kind: 'post',
  id: await publishPost(api, ana, `A room, owner in ${where}`, { description: scam(where) }),
})

const isFolded = async ({ id }: Written): Promise<boolean> => {
  const { outcome } = await api.call(postDetail, { id })
  if (outcome.kind !== 'ok') throw new Error(outcome.kind)
  return (outcome.data.caution ?? null) !== null
}

const verdictOn = async ({ id }: Written): Promise<unknown> =>
  (await api.database.pool.query('select verdict from interlock_findings where subject_id = $1', [id]))
    .rows[0]?.verdict

describe('what the rules are sure about', () => {
  it('is in the queue without a report, and folded', async () => {
    const post = await written('Nigeria')
    expect(await openReviewOf(api, mod, post)).toMatchObject({ source: 'rules', reports: [] })
    expect(await isFolded(post)).toBe(true)
  })

  it('is shown from its dismissal on, and the same text is not folded again', async () => {
    const post = await written('Norway')
    await decideAs(api, mod, post, 'dismiss')
    expect([await isFolded(post), await verdictOn(post)]).toEqual([false, 'wrong'])
    expect(await isFolded(await written('Norway'))).toBe(false)
  })

  it('counts as right if it is hidden, and as wrong once that is reversed', async () => {
    const post = await written('Spain')
    const idx = await decideAs(api, mod, post, 'hide')
    expect(await verdictOn(post)).toBe('right')
    const why = 'The owner showed that it is real'
    await api.call(reverseDecision, { idx, why }, { token: mod.api_token })
    expect([await isFolded(post), await verdictOn(post)]).toEqual([false, 'wrong'])
  })
})

it('a report about something else, once dismissed, says nothing about the rules', async () => {
  const id = await publishPost(api, ana, 'A flat', {
    description: 'Send me the deposit first, then you can see the room',
  })
  const post: Written = { kind: 'post', id }
  expect(await isFolded(post)).toBe(true)
  await reportAs(api, ben, post, { reason: 'harassment' })
  await decideAs(api, mod, post, 'dismiss', { reason: 'harassment' })
  expect([await isFolded(post), await verdictOn(post)]).toEqual([true, null])
})
