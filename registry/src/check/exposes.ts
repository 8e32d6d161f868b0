import { sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** What single-spa requires of a module that the shell loads. */
const lifecycles = ['bootstrap', 'mount', 'unmount']

/**
 * A version must expose the modules that the shell loads, which use their lifecycles, and the modules that its live versions
 * expose. Remotes never import one another.
 */
export function exposesFinding(
  { name, exposes, routes }: RemoteVersion,
  { shell, own }: Surroundings,
): FoundByRule {
  const needed = new Set([...(routes.length > 0 ? ['./pages'] : []), ...(shell.needs[name] ?? [])])
  const lost = own.flatMap(({ version, exposes: theirs }) =>
    Object.keys(theirs)
      .filter((key) => !exposes[key] && !needed.has(key))
      .map((module) => sentence('exposes-lost', { module, version })),
  )
  const missing = [...needed]
    .filter((key) => !exposes[key])
    .map((module) => sentence('exposes-missing', { module }))
  const incomplete = [...needed].flatMap((module) => {
    const { exports } = exposes[module] ?? {}
    const names = exports ? lifecycles.filter((name) => !exports.includes(name)) : []
    return names.length > 0 ? [sentence('exposes-lacks', { module, names: names.join(', ') })] : []
  })
  const modules = Object.keys(exposes).join(', ')
  return finding(
    'exposes',
    [...missing, ...incomplete, ...lost],
    modules === '' ? sentence('exposes-nothing', {}) : sentence('exposes', { modules }),
  )
}
