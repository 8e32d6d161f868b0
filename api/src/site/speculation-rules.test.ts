import { createHash } from 'node:crypto'
import { updateAttribute } from '@within-reach/registry'
import { startSite, type TestSite } from '../testing/site'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

it('while an update waits, browsers may load the page of a link before it is opened, by rules that the policy allows', async () => {
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
