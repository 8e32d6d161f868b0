import { type Session, translation } from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { startTranslator, type TestTranslator } from '../testing/translator'

let translator: TestTranslator
let api: TestApi
let author: Session
beforeEach(async () => {
  translator = await startTranslator()
  api = await startApi({
    settings: {
      TRANSLATION_URL: translator.url,
      MAX_TRANSLATIONS_PER_HOUR: '2',
      MAX_TRANSLATIONS_PER_ADDRESS_PER_HOUR: '1',
    },
  })
  author = await api.signUp('author')
})
afterEach(async () => {
  await api.close()
  await translator.stop()
})

const translate = (id: number, options: Parameters<TestApi['call']>[2] = {}) =>
  api.call(translation, { kind: 'post', id, language: 'en' }, options)
/** Each request comes from another address, so that no limit answers it. */
const from = (n: number) => ({ address: `10.9.0.${n}` })

it('a service that fails is answered with 503, asked no more for a while, and the post stays readable', async () => {
  const id = await publishPost(api, author, 'A room')
  translator.answer(() => Response.json({ error: 'out of memory' }, { status: 500 }))
  for (const n of [1, 2, 3, 4, 5])
    expect(await translate(id, from(n))).toMatchObject({
      status: 503,
      outcome: { kind: 'unavailable', retryAfter: expect.closeTo(30, -1) },
    })
  expect(translator.asked).toHaveLength(3)
})

it('a service that is away, or answers nonsense, is answered with 503', async () => {
  const id = await publishPost(api, author, 'A room')
  translator.answer(() => new Response('<html>'))
  expect((await translate(id, from(1))).status).toBe(503)
  await translator.stop()
  expect((await translate(id, from(2))).status).toBe(503)
})

it('a text that the service refuses does not stop other texts', async () => {
  const [bad, good] = [await publishPost(api, author, 'Bad'), await publishPost(api, author, 'Good')]
  translator.answer(() => Response.json({ error: 'unknown language' }, { status: 400 }))
  for (const n of [1, 2, 3, 4])
    expect((await translate(bad, from(n))).body).toMatchObject({ res: false, code: 2 })
  translator.answer()
  expect((await translate(good, from(5))).outcome.kind).toBe('ok')
})

it('an empty translation is no translation, and not kept', async () => {
  const id = await publishPost(api, author, 'A room')
  translator.answer(() => Response.json({ translatedText: ['', ''] }))
  for (const n of [1, 2, 3, 4])
    expect(await translate(id, from(n))).toMatchObject({ status: 200, outcome: { kind: 'notTranslated' } })
  translator.answer(() => Response.json({ translatedText: ['en[A room]', 'en[Bright]'] }))
  expect((await translate(id, from(5))).outcome).toMatchObject({
    kind: 'ok',
    data: { texts: ['en[A room]', 'en[Bright]'] },
  })
})

it('an empty translation that an earlier version of the service kept is replaced', async () => {
  const id = await publishPost(api, author, 'A room')
  await translate(id, from(1))
  await api.database.pool.query(`update post_translations set texts[2] = '' where post_id = $1`, [id])
  for (const n of [2, 3])
    expect((await translate(id, from(n))).body.data).toEqual({ texts: ['en[A room]', 'en[About A room]'] })
  expect(translator.asked).toHaveLength(2)
})

it('new translations are limited for members and for visitors of one address, kept ones are not', async () => {
  const ids = [await publishPost(api, author, 'One'), await publishPost(api, author, 'Two')]
  const more = await publishPost(api, author, 'Three')
  const token = author.api_token
  for (const id of ids) expect((await translate(id, { token })).status).toBe(200)
  expect(await translate(more, { token })).toMatchObject({
    status: 429,
    outcome: { kind: 'too-many', retryAfter: expect.closeTo(3590, -2) },
  })
  expect((await translate(more, from(1))).status).toBe(200)
  const last = await publishPost(api, author, 'Four')
  expect((await translate(last, from(1))).status).toBe(429)
  for (const id of [...ids, more]) expect((await translate(id, from(1))).status).toBe(200)
})

it('without the setting, nothing is translated, whatever the text is', async () => {
  const silent = await startApi({ sharing: api })
  const id = await publishPost(api, author, 'A room')
  for (const one of [id, 2_000_000_000]) {
    const { status, body } = await silent.call(translation, { kind: 'post', id: one, language: 'en' })
    expect([status, body]).toEqual([200, expect.objectContaining({ res: false, code: 1 })])
  }
  expect(translator.asked).toEqual([])
  await silent.close()
})
