import { normalPath, type KnownSentence, sentence } from '@within-reach/contract'
import type { RemoteVersion } from '../document'
import { countOf, finding, type FoundByRule } from './finding'
import type { Surroundings } from './surroundings'

/** The first path segments that are always reserved, even if the service does not use them yet, with the remote that may use them. */
const alwaysReserved: ReadonlyMap<string, string | undefined> = new Map([
  ...['api', 'assets', 'files', 'healthz', 'metrics', 'readyz', 'remotes'].map(
    (first) => [first, undefined] as const,
  ),
  ['console', 'mfe-console'],
  ['desk', 'mfe-desk'],
])

/** Every path of a version must be in normal form, and must not belong to the shell, another remote or the service. */
export function routesFinding(
  { routes, name }: RemoteVersion,
  { shell, others, served }: Surroundings,
): FoundByRule {
  const owners = new Map<string, KnownSentence>(
    shell.routes.map(({ path }) => [normalOf(path), sentence('route-of-shell', { path })]),
  )
  for (const { name: remote, version, routes: theirs } of others)
    for (const { path } of theirs)
      owners.set(normalOf(path), sentence('route-taken', { path, remote, version }))
  const reserved = new Set(served.addresses.map(firstOf).filter((first) => first !== '*' && first !== ''))
  const isReserved = (first: string): boolean =>
    alwaysReserved.has(first) ? alwaysReserved.get(first) !== name : reserved.has(first)

  const paths = routes.map(({ path }) => path)
  const normal = paths.map(normalOf)
  const problems = paths.flatMap((path, at): KnownSentence[] => {
    const form = normalOf(path)
    const first = firstOf(form)
    const owner = owners.get(form)
    return [
      ...(form === path ? [] : [sentence('route-form', { path, normal: form })]),
      ...(isReserved(first) ? [sentence('route-reserved', { path, prefix: `/${first}` })] : []),
      ...(owner ? [owner] : []),
      ...(normal.indexOf(form) === at ? [] : [sentence('route-twice', { path })]),
    ]
  })
  const fine =
    paths.length === 1
      ? sentence('one-route-free', { remote: name })
      : sentence('routes-free', { count: countOf(paths), remote: name })
  return finding('routes', problems, fine)
}

const normalOf = (path: string): string => normalPath(path) ?? path
const firstOf = (path: string): string => path.split('/')[1] ?? ''
