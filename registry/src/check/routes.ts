import { type SaidSentence, sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { countOf, finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** No address of a version may belong to somebody else. */
export function routesFinding({ routes, name }: RemoteVersion, { shell, others }: Surroundings): FoundByRule {
  const owners = new Map<string, SaidSentence>(
    shell.routes.map(({ path }) => [path, sentence('route-of-shell', { path })]),
  )
  for (const { name: remote, version, routes: theirs } of others)
    for (const { path } of theirs) owners.set(path, sentence('route-taken', { path, remote, version }))
  const paths = routes.map(({ path }) => path)
  const taken = paths.map((path) => owners.get(path)).filter((owner) => owner !== undefined)
  const twice = paths
    .filter((path, at) => paths.indexOf(path) !== at)
    .map((path) => sentence('route-twice', { path }))
  return finding(
    'routes',
    [...taken, ...twice],
    sentence('routes-free', { count: countOf(paths), remote: name }),
  )
}
