import { startApi, type TestApi } from '../testing/api'
import { publishPost } from '../testing/moderated'
import { startTranslator, type TestTranslator } from '../testing/translator'
import { createTranslations } from './service'

let api: TestApi
let translator: TestTranslator
beforeAll(async () => {
  translator = await startTranslator()
  api = await startApi()
})
afterAll(async () => {
  await api.close()
  await translator.stop()
})

it('a text is asked for once, also if a reader is counted while another one gets it', async () => {
  const author = await api.signUp('author')
  const id = await publishPost(api, author, 'A sofa')
  let counted = (): void => {}
  const whileCounted = new Promise<void>((resolve) => (counted = resolve))
  const budgets = {
    ...api.platform.budgets,
    translation: () => whileCounted,
    visitorTranslation: () => Promise.resolve(),
  }
  const translate = createTranslations(
    { database: api.database, budgets },
    { url: translator.url, key: undefined },
  )
  const wanted = { kind: 'post', id, language: 'ko', address: '10.0.0.1' } as const
  const { rows } = await api.database.pool.query<{ stored: string }>(
    `select subject || E'\\n' || description as stored from posts where id = $1`,
    [id],
  )
  const original = { texts: ['A sofa', 'Soft'], stored: rows[0]?.stored }
  const late = translate({ ...wanted, readerId: 1 }, original)
  const texts = await translate({ ...wanted, readerId: undefined }, original)
  counted()
  expect(await late).toEqual(texts)
  expect(translator.asked).toHaveLength(1)
})
