import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { SUPPORT_EMAIL: 'help@example.com' })
})
afterAll(() => site.close())

const pageAt = async (address: string, headers: Readonly<Record<string, string>> = {}) =>
  (await site.get(address, headers)).body.toString()

it('a page has the footer, with the settings of the site', async () => {
  expect(await pageAt('/trade')).toContain('<footer>the footer, help@example.com</footer>')
})

it('a page of the shell is prerendered for everybody, with the settings of the site and the live menu', async () => {
  const main =
    '<main><div id="prerendered"><h1>Help</h1><p>The boards</p><ul><li><a href="/userspacejobs">Jobs</a></li></ul><p>Writing</p><ul><li><a href="/posting">New post</a></li></ul> help@example.com</div></main>'
  for (const cookie of ['', 'member']) {
    const html = await pageAt('/help?a=b', { cookie })
    expect(html).toContain(main)
    expect(html).toContain('<link rel="stylesheet" href="/assets/help.8.css" integrity="sha384-aaaa"></head>')
    expect(html).toContain('as="script" href="/assets/help.7.js"')
  }
})

it.each(['/nowhere', '/nowhere?a=b'])('a page is prerendered at the unknown address %s', async (address) => {
  expect(await pageAt(address)).toContain('<main><div id="prerendered"><h1>Lost</h1></div></main>')
})
