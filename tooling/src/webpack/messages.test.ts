import { type Options, transform } from '@swc/core'
import type { RuleSetRule } from 'webpack'
import { baseConfiguration } from './base'

const folder = { root: '/site/room', publicPath: '/', outputPath: '/site/dist', filename: 'main' }
const source = `import { msg } from '@lingui/core/macro'
export const words = (limit: number) => msg\`At most \${limit} characters\``

/** The output of a package's browser build for a module. */
async function compiled(filename: string): Promise<string> {
  const { module: { rules = [] } = {} } = baseConfiguration({ ...folder, uniqueName: 'room' })
  const meant = rules.filter(
    (rule): rule is RuleSetRule =>
      typeof rule === 'object' && applies(rule?.test, filename) && !applies(rule?.exclude, filename),
  )
  const [rule] = meant.filter(({ include }) => include === undefined || applies(include, filename))
  const loader = rule?.use as { options: Options & { envName: string } } | undefined
  return (await transform(source, { ...loader?.options, filename })).code
}

const applies = (condition: unknown, filename: string): boolean =>
  [condition].flat().some((one) => one instanceof RegExp && one.test(filename))

it('leaves the messages of a package to its catalogues', async () => {
  expect(await compiled('/site/room/src/words.ts')).not.toContain('At most')
})

it('keeps shared messages in the shell, for remotes of any age', async () => {
  expect(await compiled('/site/shared-core/src/forms/words.ts')).toContain('At most {limit} characters')
})
