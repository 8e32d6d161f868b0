import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const raw = (address: string) => site.get(address)
const page = async (address: string) => (await raw(address)).body.toString()

it('has the post of its address, read once, with the files of its screen', async () => {
  const { body, headers } = await raw('/view?id=9&from=mail')
  const html = body.toString()
  expect(html).toContain(
    '<main><div id="prerendered"><h1>A desk &amp; &lt;more&gt;</h1><div><p>as <b>new</b></p></div></div></main>',
  )
  // The test site has no posts, so the title comes from the answer of the first read.
  expect(html).toContain('<title>A desk &amp; &lt;more&gt; · Within Reach</title>')
  expect(html).toContain('<style data-href="view.7.css">p{color:red}</style></head>')
  expect(
    String(headers['content-security-policy'])
      .match(/style-src[^;]*/)?.[0]
      .match(/'sha256-/g),
  ).toHaveLength(2)
  expect(html).toContain('as="script" href="/remotes/mfe-userspace/1.0.0/view.6.js"')
  expect(html).not.toContain('as="style"')
  expect(await page('/posting')).not.toContain('href="/remotes/mfe-userspace/1.0.0/view.')
})

it('shows the skeleton for a post that cannot be read, with the files of its screen', async () => {
  const { status, body } = await raw('/view?id=8')
  expect(status).toBe(404)
  expect(body.toString()).toContain('<div id="prerendered">a section</div>')
  expect(body.toString()).toContain('as="style" href="/remotes/mfe-userspace/1.0.0/view.7.css"')
})
