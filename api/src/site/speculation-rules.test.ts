import { createHash } from 'node:crypto'
import { updateAttribute } from '@within-reach/registry'
import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it('a page lets browsers load that of a link before it is opened while a newer version waits, by rules that its policy names', async () => {
  const { body, headers } = await site.get('/trade')
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(body.toString()) ?? []
  const { prerender } = JSON.parse(rules) as { prerender: readonly { where: unknown; eagerness: string }[] }
  expect(prerender).toEqual([
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: `[${updateAttribute}] a:not([download],[target])` },
        ],
      },
      eagerness: 'moderate',
    },
  ])
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' `)
})
