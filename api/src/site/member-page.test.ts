import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const asMember = (address: string) => site.get(address, { cookie: 'member' })

it('a member’s page has the member’s answers, and is not cached', async () => {
  const { body, headers } = await asMember('/userspacejobs')
  const [, json = ''] =
    /<script id="initial-data" type="application\/json">(.*?)<\/script>/s.exec(body.toString()) ?? []
  expect(JSON.parse(json)).toMatchObject([
    { path: '/api/posts', reader: 'marker-of-the-member', answer: { data: [{ useremail: 'a@b.co' }, {}] } },
  ])
  expect(headers['cache-control']).toBe('private, no-store')
  const visited = await site.get('/userspacejobs')
  expect(visited.headers['cache-control']).toBe('private, no-cache')
  expect(visited.body.toString()).not.toContain('a@b.co')
})

it('has the member’s header, and the skeleton if the build prerendered the page for visitors only', async () => {
  expect((await asMember('/userspacetrade')).body.toString()).toContain(
    '<body><div>the member’s header</div><main><div id="prerendered">a section</div></main>',
  )
})
