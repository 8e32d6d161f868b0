import { runInNewContext } from 'node:vm'
import { startSite, type TestSite } from '../testing/site'
import { addressScript } from './address-script'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

type Headers = Readonly<Record<string, string>>
const member = { cookie: 'member; wr_marker=marker-of-the-member' }
const visitor = { 'sec-fetch-site': 'none' }
const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }

describe('a page that visitors see by a link with a secret', () => {
  it('gives them the other page, but leaves an address with a fragment to the script', async () => {
    const { status, headers, body } = await site.get('/letters', { ...visitor, ...opened })
    expect([status, headers['content-location']]).toEqual([200, '/entrance?next=%2Fletters'])
    expect(body.toString()).toContain(
      `<meta name="address" content="/entrance?next=%2Fletters" data-kept="with-fragment"><script>${addressScript}<`,
    )
  })

  it('is sent to who has the link, to members, and to who would be redirected with the fragment', async () => {
    const sent = async (address: string, headers: Headers) => {
      const { body } = await site.get(address, headers)
      return body.toString().includes('<title>Letters')
    }
    expect([
      await sent('/letters?link=1', { ...visitor, ...opened }),
      await sent('/letters', { ...member, ...opened }),
      await sent('/letters', visitor),
    ]).toEqual([true, true, true])
  })

  it.each([
    ['', true, '/entrance'],
    ['#secret', true, undefined],
    ['#comments', false, '/entrance#comments'],
  ])(
    'the script replaces an address with the fragment %j (may stay: %s) by %j',
    (hash, mayStay, expected) => {
      let shown: string | undefined
      runInNewContext(addressScript, {
        document: {
          querySelector: () => ({ content: '/entrance', dataset: mayStay ? { kept: 'with-fragment' } : {} }),
        },
        location: { hash },
        history: { state: null, replaceState: (_state: null, _title: string, to: string) => (shown = to) },
      })
      expect(shown).toBe(expected)
    },
  )
})
