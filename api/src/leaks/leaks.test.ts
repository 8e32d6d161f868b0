import { calls, contentKinds, getProfile, notices } from '@within-reach/contract'
import { addresses, type Attempt, notTried, readers, tryAll } from '../testing/leaks/attempts'
import { concealments } from '../testing/leaks/concealments'
import { type Concealable, openScene, type Scene } from '../testing/leaks/scene'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

const shown = (attempts: readonly Attempt[]) =>
  attempts.filter(({ shows }) => shows).map(({ reader, way }) => ({ reader, way }))

it('every address of the service is tried, or has a reason', () => {
  const ofCalls = new Set<string>(calls.map(({ path }) => path))
  const others = [...scene.api.addresses].filter((address) => !ofCalls.has(address))
  expect(others.sort()).toEqual(Object.keys(addresses).sort())
})

it('every call that is not tried exists', () => {
  const ofCalls = calls.map(({ path }) => path)
  expect(Object.keys(notTried).filter((path) => !(ofCalls as string[]).includes(path))).toEqual([])
})

/** The page that a notification about content opens. */
const pageOf = ({ kind, id, postId }: Concealable): string =>
  kind === 'message' ? `/conversation?with=${id}` : `/view?id=${postId}`

it('a device is told of a message and a comment that are not concealed', async () => {
  const { message, comment } = await scene.write()
  const pages = (await scene.pushedTo(message.people)).map(({ page }) => page)
  expect(pages.sort()).toEqual([pageOf(message), pageOf(comment)].sort())
})

describe.each(concealments)('content $name', ({ name, from, conceal, except }) => {
  it.each(contentKinds)('is shown nowhere: a %s', async (kind) => {
    const content = (await scene.write())[kind]
    const before = await tryAll(scene.api, content, { calls: 'reading' })
    // The attempts do find what is not concealed, by calls and in pages.
    const ways = shown(before).map(({ way }) => way)
    expect(ways.some((way) => way.startsWith('/api/'))).toBe(true)
    expect(ways.some((way) => way.startsWith('/page-of-'))).toBe(true)
    expect(before.filter(({ status }) => status === 400)).toEqual([])

    const told = scene.arrivedAt(content.people).length
    await conceal(scene.api, content)
    for (const [instance, which] of [
      [scene.api, 'all'],
      [scene.other, 'reading'],
    ] as const) {
      const after = await tryAll(instance, content, { calls: which })
      const leaks = shown(after).filter(
        ({ reader, way }) =>
          from.includes(reader) &&
          !except.some((allowed) => allowed.reader === reader && allowed.way.test(way)),
      )
      expect([name, kind, leaks]).toEqual([name, kind, []])
    }
    // No attempt ended the session of a reader, which would have made the others worthless.
    for (const reader of readers) {
      if (reader === 'visitor' || (reader === 'author' && name.includes('banned'))) continue
      const { status } = await scene.api.call(getProfile, {}, { token: content.people[reader].api_token })
      expect([reader, status]).toEqual([reader, 200])
    }
    const pushed = (await scene.pushedTo(content.people)).slice(told)
    expect(pushed.filter(({ page }) => page === pageOf(content))).toEqual([])
    expect(JSON.stringify(pushed)).not.toContain(content.marker)
    const waiting = await scene.api.database.query({
      name: 'test-waiting-mails',
      text: 'select recipient, subject, body from mail_outbox',
    })
    const mails = [...scene.api.mails().map(({ subject, text }) => subject + text), JSON.stringify(waiting)]
    expect(mails.filter((mail) => mail.includes(content.marker))).toEqual([])
  })
})

it('the author of hidden content gets it with the decision, to read and copy', async () => {
  const { post } = await scene.write()
  const [hidden] = concealments
  await hidden?.conceal(scene.api, post)
  const { body } = await scene.api.call(notices, {}, { token: post.people.author.api_token })
  expect(JSON.stringify(body.data)).toContain(post.marker)
})
