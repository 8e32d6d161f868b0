import { eventsPath, msgs, postDetail, posts, unread } from '@within-reach/contract'
import { setTimeout as delay } from 'node:timers/promises'
import { readEvents } from '../testing/event-reader'
import { decideAs, reportAs } from '../testing/moderated'
import { openScene, type Scene } from '../testing/leaks/scene'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

/** The requirement, in milliseconds. */
const most = 1000

/**
 * Milliseconds from `from` until the last request that still showed the content was sent; 0 if none did. A busy machine answers
 * late, but that does not show anything longer.
 */
async function until(isGone: () => Promise<boolean>, from: number): Promise<number> {
  for (let last = 0; ;) {
    const sent = performance.now() - from
    if (await isGone()) return last
    last = sent
    if (sent > 10 * most) return Infinity
    await delay(10)
  }
}
const textOf = async (address: string) => (await fetch(scene.other.url + address)).text()

it('what one instance hides is gone from every place of another within a second', async () => {
  const { post } = await scene.write()
  const { other } = scene
  const sitemap = '/sitemap-posts-1.xml'
  // Everything that an instance may keep is kept now.
  expect(await textOf(sitemap)).toContain(`?id=${post.id}<`)
  for (const key of post.files) expect((await fetch(`${other.url}/files/${key}`)).status).toBe(200)
  await reportAs(scene.api, post.people.recipient, post)
  await decideAs(scene.api, post.people.moderator, post, 'hide')
  const from = performance.now()
  const gone: Readonly<Record<string, () => Promise<boolean>>> = {
    list: async () => !JSON.stringify((await other.call(posts, { type: 'fr' })).body).includes(post.marker),
    search: async () => (await other.call(posts, { type: 'fr', search: post.marker })).body.total === 0,
    post: async () => (await other.call(postDetail, { id: post.id })).status === 404,
    page: async () => !(await textOf(`/view?id=${post.id}`)).includes(post.marker),
    sitemap: async () => !(await textOf(sitemap)).includes(`?id=${post.id}<`),
    feed: async () => !(await textOf('/feeds/userspacefindyourroommate.atom')).includes(post.marker),
    picture: async () => (await fetch(`${other.url}/files/${post.files[0]}`)).status === 404,
    'small picture': async () => (await fetch(`${other.url}/files/${post.files[1]}`)).status === 404,
  }
  const times = await Promise.all(
    Object.entries(gone).map(async ([name, holds]) => [name, await until(holds, from)]),
  )
  expect(times.filter(([, time]) => Number(time) > most)).toEqual([])
  // Moderators still see its pictures, and no cache stores them.
  const cookie = `wr_session=${post.people.moderator.api_token}`
  const seen = await fetch(`${other.url}/files/${post.files[0]}`, { headers: { cookie } })
  expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
})

it('a hidden message is gone from the inbox and the count of an open page of another instance', async () => {
  const { message } = await scene.write()
  const { recipient, moderator } = message.people
  const page = await readEvents(scene.other, recipient)
  expect(await page.waitForCount(1)).toBe(1)
  await reportAs(scene.api, recipient, message)
  await decideAs(scene.api, moderator, message, 'hide')
  const from = performance.now()
  expect(await page.waitForCount(0)).toBe(0)
  expect(performance.now() - from).toBeLessThan(most)
  const token = recipient.api_token
  expect((await scene.other.call(msgs, { type: 'inbox' }, { token })).body.total).toBe(0)
  expect((await scene.other.call(unread, {}, { token })).body.data).toMatchObject({
    count: 0,
    newest: { inbox: 0 },
  })
  page.leave()
})

it('a ban ends the open pages and the sign-ins of the member on another instance', async () => {
  const { comment } = await scene.write()
  const { author, recipient, moderator } = comment.people
  const page = await readEvents(scene.other, author)
  await page.nextCount()
  await reportAs(scene.api, recipient, comment)
  await decideAs(scene.api, moderator, comment, 'ban')
  const from = performance.now()
  expect(await page.ended()).toBe(true)
  expect(performance.now() - from).toBeLessThan(most)
  expect((await scene.other.call(unread, {}, { token: author.api_token })).status).toBe(401)
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: `wr_session=${author.api_token}` }
  expect((await fetch(scene.other.url + eventsPath, { headers })).status).toBe(401)
})
