import { type Options, transform } from '@swc/core'
import type { RuleSetRule } from 'webpack'
import { baseConfiguration } from './base'

const folder = { root: '/site/package', publicPath: '/', outputPath: '/site/dist', filename: 'main' }
const source = `import { msg } from '@lingui/core/macro'
export const message = (limit: number) => msg\`At most \${limit} characters\``

/** The output of a package's browser build for a module. */
async function compiled(filename: string): Promise<string> {
  const { module: { rules = [] } = {} } = baseConfiguration({ ...folder, uniqueName: 'package' })
  const matching = rules.filter(
    (rule): rule is RuleSetRule =>
      typeof rule === 'object' && applies(rule?.test, filename) && !applies(rule?.exclude, filename),
  )
  const [rule] = matching.filter(({ include }) => include === undefined || applies(include, filename))
  const loader = rule?.use as { options: Options & { envName: string } } | undefined
  return (await transform(source, { ...loader?.options, filename })).code
}

const applies = (condition: unknown, filename: string): boolean =>
  [condition].flat().some((one) => one instanceof RegExp && one.test(filename))

it('removes the messages of a package, which are in its catalogues', async () => {
  expect(await compiled('/site/package/src/message.ts')).not.toContain('At most')
})

it('keeps the messages of shared forms, which the catalogues of older remotes may lack', async () => {
  expect(await compiled('/site/shared-core/src/forms/message.ts')).toContain('At most {limit} characters')
})
