import type { RemoteRoute } from '@within-reach/contract'

/** The parts of a remote that a single application needs. */
export interface RemoteSources {
  readonly name: string
  readonly routes: readonly RemoteRoute[]
  /** The file of each exposed module. */
  readonly modules: Readonly<Record<string, string>>
  /** The file that loads its messages. */
  readonly catalog: string
}

/**
 * Writes the module through which the single application loads its parts: the pages of each remote as data, and its modules
 * and messages by ordinary `import()`.
 */
export function remotesModule(remotes: readonly RemoteSources[]): string {
  const imports = remotes.map(
    ({ catalog }, at) => `import { catalog as catalog${at} } from ${JSON.stringify(catalog)}`,
  )
  const entries = remotes.map(({ name, routes, modules }, at) => {
    const loads = Object.entries(modules).map(
      ([exposed, file]) => `${JSON.stringify(exposed)}: () => import(${JSON.stringify(file)})`,
    )
    const pages = JSON.stringify(routes.map(asData))
    return `${JSON.stringify(name)}: { catalog: catalog${at}, routes: ${pages}, modules: { ${loads.join(', ')} } }`
  })
  return [...imports, `export const remotes = { ${entries.join(',\n')} }`].join('\n')
}

/** The HTML contains the other fields: texts for search engines, and first reads. */
function asData({
  description: _,
  reads: __,
  ...route
}: RemoteRoute): Omit<RemoteRoute, 'description' | 'reads'> {
  return route
}
