import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { repository } from '../tooling/src/build/packages'
import { buildService, type ServiceBuildOptions } from '../tooling/src/build/service'

type Plugin = NonNullable<ServiceBuildOptions['plugins']>[number]

/** A function of the service that is called through another one, by its module. */
const wrapped: Readonly<Record<string, { readonly name: string; readonly by: URL }>> = {
  'api/src/site/site-scope.ts': {
    name: 'siteScope',
    by: new URL('./src/single/service/site-scope.ts', import.meta.url),
  },
}

/** Marks a wrapped module itself. */
const original = '?original'

/** The service's modules that know of remotes, with what remains of each without a registry. */
const standIns: Readonly<Record<string, URL>> = {
  'api/src/site/owner.ts': new URL('./src/single/service/owner.ts', import.meta.url),
  'api/src/site/preloads.ts': new URL('./src/single/service/preloads.ts', import.meta.url),
  'api/src/registry/version-files.ts': new URL('./src/single/service/version-files.ts', import.meta.url),
}

/**
 * Builds the service for a plain shell: the same sources, except that pages and their files belong to no published remote.
 * @param outfile the bundle
 */
export async function buildPlainService(outfile: string): Promise<void> {
  const replaced = new Set<string>()
  await buildService({ outfile, plugins: [withStandIns(replaced)] })
  const missing = Object.keys({ ...standIns, ...wrapped }).filter((file) => !replaced.has(file))
  if (missing.length > 0) throw new Error(`There is nothing to stand in for: ${missing.join(', ')}`)
}

const nameOf = (file: URL): string => JSON.stringify(fileURLToPath(file))

/** The source in place of a module of the service; undefined if it stays. */
function contentsFor(name: string, file: string): string | undefined {
  const standIn = standIns[name]
  if (standIn) return `export * from ${nameOf(standIn)}`
  const wrap = wrapped[name]
  return (
    wrap &&
    `import { ${wrap.name} as inner } from ${JSON.stringify(file + original)}
     import { around } from ${nameOf(wrap.by)}
     export const ${wrap.name} = around(inner)`
  )
}

const withStandIns = (replaced: Set<string>): Plugin => ({
  name: 'stand-ins',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]api[\\/]src[\\/].*\.ts$/ }, ({ path: file, suffix }) => {
      if (suffix === original) return undefined
      const name = path.relative(repository, file)
      const contents = contentsFor(name, file)
      if (contents === undefined) return undefined
      replaced.add(name)
      return {
        contents,
        resolveDir: path.dirname(file),
      }
    })
  },
})
