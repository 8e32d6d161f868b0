import { openDesk, reportedPost } from '../testing/desk'
import { decideAs } from '../testing/moderated'

it('the metrics say what waits for moderators, and for how long', async () => {
  const { api, ana, ben, mod } = await openDesk()
  const metrics = async () => (await fetch(`${api.url}/metrics`)).text()
  expect(await metrics()).toMatch(/^moderation_oldest_seconds 0$/m)
  const post = await reportedPost({ api, ben }, ana)
  await api.database.pool.query(`update reviews set created_at = now() - interval '150 minutes'`)
  expect(await metrics()).toMatch(/^moderation_reviews_open 1$/m)
  const seconds = Number(/^moderation_oldest_seconds (\d+)/m.exec(await metrics())?.[1])
  expect(Math.floor(seconds / 3600)).toBe(2)
  await decideAs(api, mod, post, 'dismiss')
  expect(await metrics()).toMatch(/^moderation_reviews_open 0$/m)
  expect(await metrics()).toMatch(/^moderation_appeals_open 0$/m)
  await api.close()
})
