import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

/** The decision in a page. e2e does not import the registry's own type. */
interface Decision {
  readonly remotes: Readonly<Record<string, { readonly version: string; readonly why?: string }>>
}

/** `remote@version`, if the tests run with a candidate: `npm run e2e -- --with …` */
const candidate = process.env.E2E_WITH

test(
  'every browser gets the live versions, except for the candidate of this run',
  tags('@one-width'),
  async ({ page, visitor }) => {
    const { page: other } = await visitor()
    for (const { request } of [page, other]) {
      const { remotes } = (await (await request.get('/api/registry/decision')).json()) as Decision
      const overridden = Object.entries(remotes).filter(([, { why }]) => why === 'override')
      expect(overridden.map(([name, { version }]) => `${name}@${version}`)).toEqual(
        candidate ? [candidate] : [],
      )
    }
  },
)
