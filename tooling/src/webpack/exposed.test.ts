import path from 'node:path'
import { type ModuleItem, parseFileSync } from '@swc/core'
import type { RemoteBuild } from '@within-reach/kit'
import { remoteNames } from '../../bootstrap/remotes.mjs'

const factory = '@within-reach/shared-core/react'
const lifecycles = ['bootstrap', 'mount', 'unmount', 'update']

/** The factories of lifecycles, and the names that a module exports from each. */
const exportedFrom: Readonly<Record<string, readonly string[]>> = {
  createRemoteLifecycles: lifecycles,
  createPageLifecycles: [...lifecycles, 'preload'],
}

const repository = path.join(__dirname, '../../..')

const exposed = remoteNames().flatMap((name) => {
  const { remote } = jest.requireActual<{ remote: RemoteBuild }>(`../../../${name}/webpack.config`)
  return Object.entries(remote.exposes).map(
    ([key, file]) => [name, key, path.join(repository, name, file)] as const,
  )
})

/** The imports of a module from the factory's package, by their local names. */
const importedFactories = (items: readonly ModuleItem[]) =>
  items.flatMap((item) =>
    item.type === 'ImportDeclaration' && item.source.value === factory && !item.typeOnly
      ? item.specifiers
          .filter(
            (one) =>
              one.type === 'ImportSpecifier' &&
              Object.hasOwn(exportedFrom, (one.imported ?? one.local).value),
          )
          .map(({ local }) => local.value)
      : [],
  )

/** The names of each exported declaration, and the called function. */
const exportedBy = (items: readonly ModuleItem[]) =>
  items
    .filter((item) => item.type.startsWith('Export'))
    .map((item) => {
      const declarations =
        item.type === 'ExportDeclaration' && item.declaration.type === 'VariableDeclaration'
          ? item.declaration.declarations
          : []
      return declarations.map(({ id, init }) => ({
        names:
          id.type === 'ObjectPattern'
            ? id.properties.map((one) =>
                one.type === 'AssignmentPatternProperty' ? one.key.value : one.type,
              )
            : [id.type === 'Identifier' ? id.value : id.type],
        call:
          init?.type === 'CallExpression' && init.callee.type === 'Identifier'
            ? init.callee.value
            : undefined,
      }))
    })

it('each remote exposes a module', () => {
  expect(remoteNames().length).toBeGreaterThan(0)
  expect(new Set(exposed.map(([name]) => name))).toEqual(new Set(remoteNames()))
})

describe.each(exposed)('the module that %s exposes as %s', (_name, _key, file) => {
  const { body } = parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('.tsx') })

  it('gets all its lifecycles from one factory', () => {
    const [factoryName, ...others] = importedFactories(body)
    expect(others).toEqual([])
    const declared = exportedBy(body)
    // An export of another kind, such as a re-export, would not be found here.
    expect(declared.every((one) => one.length === 1)).toBe(true)
    const made = declared.flat().filter(({ names }) => names.some((name) => lifecycles.includes(name)))
    expect(made).toEqual([{ names: exportedFrom[factoryName ?? ''], call: factoryName }])
  })
})
