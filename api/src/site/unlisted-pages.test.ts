import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it.each([
  ['en', 'Write &amp; &lt;share&gt;'],
  ['ko', '쓰기'],
])(
  'a page that search engines do not list has its description in %s, for link previews',
  async (language, text) => {
    const { body } = await site.get('/posting', { 'accept-language': language })
    expect(body.toString()).toContain('<meta name="robots" content="noindex">')
    expect(body.toString()).toContain(`<meta name="description" content="${text}">`)
  },
)

it('a page without a description has no empty one', async () => {
  const { body } = await site.get('/own', { cookie: 'member' })
  expect(body.toString()).not.toContain('name="description"')
})
