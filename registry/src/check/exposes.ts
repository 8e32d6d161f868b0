import { sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** A version must expose the modules that the shell loads and the modules that its live versions expose. */
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
  const modules = Object.keys(exposes).join(', ')
  return finding(
    'exposes',
    [...missing, ...lost],
    modules === '' ? sentence('exposes-nothing', {}) : sentence('exposes', { modules }),
  )
}
