import type { RemoteRoute } from '@within-reach/contract'

/** The parts of a remote that a shell without a registry needs. */
export interface RemoteSources {
  readonly name: string
  readonly routes: readonly RemoteRoute[]
  /** The file or the name of each exposed module. */
  readonly modules: Readonly<Record<string, string>>
  /** The file that loads its messages. Absent if the remote does so itself. */
  readonly catalog?: string
}

/** The name of the chunk of an exposed module. The service hints the files of these chunks. */
export const chunkOf = (remote: string, exposed: string): string => `${remote}-${exposed.replace('./', '')}`

/**
 * Writes the module that gives a shell without a registry its remotes: the pages of each as data, and its modules and messages
 * by ordinary `import()`.
 */
export function remotesModule(remotes: readonly RemoteSources[]): string {
  const imports = remotes.map(({ catalog }, at) =>
    catalog === undefined
      ? `const catalog${at} = () => Promise.resolve()`
      : `import { catalog as catalog${at} } from ${JSON.stringify(catalog)}`,
  )
  const entries = remotes.map(({ name, routes, modules }, at) => {
    const loads = Object.entries(modules).map(
      ([exposed, file]) =>
        `${JSON.stringify(exposed)}: () => import(/* webpackChunkName: "${chunkOf(name, exposed)}" */ ${JSON.stringify(file)})`,
    )
    const pages = JSON.stringify(routes.map(asData))
    return `${JSON.stringify(name)}: { catalog: catalog${at}, routes: ${pages}, modules: { ${loads.join(', ')} } }`
  })
  return [...imports, `export const remotes = { ${entries.join(',\n')} }`].join('\n')
}

/** A route without the fields that only the service needs: texts for search engines, and first reads. */
function asData({
  description: _,
  reads: __,
  ...route
}: RemoteRoute): Omit<RemoteRoute, 'description' | 'reads'> {
  return route
}
