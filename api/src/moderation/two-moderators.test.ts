import { decide, type Session } from '@within-reach/contract'
import type { TestApi } from '../testing/api'
import { callAs, openDesk, reportedPost } from '../testing/desk'
import { openReviewOf } from '../testing/moderated'

let api: TestApi
let ana: Session
let ben: Session
let mod: Session
let other: Session
beforeAll(async () => {
  ;({ api, ana, ben, mod, other } = await openDesk())
})
afterAll(() => api.close())

/** Resolves when this many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  const locked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await api.database.pool.query(locked)).rows.length < count) await new Promise(setImmediate)
}

it('the sanctions of two moderators at once hold both', async () => {
  const reviewed = async () =>
    (await openReviewOf(api, mod, await reportedPost({ api, ben }, ana))).review_idx
  const [one, two] = [await reviewed(), await reviewed()]
  const holder = await api.database.pool.connect()
  try {
    // Both decisions are stored, and neither has reached the account.
    await holder.query('begin')
    await holder.query('select id from users where email = $1 for no key update', [ana.email])
    const fields = { reason: 'scam', days: '7' }
    const ends = Promise.all([
      callAs(api, mod, decide, { ...fields, idx: one, action: 'suspend' }),
      callAs(api, other, decide, { ...fields, idx: two, action: 'limit' }),
    ])
    await waiting(2)
    await holder.query('commit')
    expect((await ends).map(({ outcome }) => outcome.kind)).toEqual(['ok', 'ok'])
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const { rows } = await api.database.pool.query(
    `select suspended_until is not null as suspended, limited_until is not null as limited from users where email = $1`,
    [ana.email],
  )
  expect(rows).toEqual([{ suspended: true, limited: true }])
})
