import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { repository } from '../tooling/src/build/packages'
import { buildService, type ServiceBuildOptions } from '../tooling/src/build/service'

type Plugin = NonNullable<ServiceBuildOptions['plugins']>[number]

/** Functions of the service to wrap in another one, by module. */
const wrapped: Readonly<Record<string, { readonly name: string; readonly by: URL }>> = {
  'api/src/site/site-scope.ts': {
    name: 'siteScope',
    by: new URL('./src/single/service/site-scope.ts', import.meta.url),
  },
}

/** Marks an import of the original module. */
const original = '?original'

/** Modules of the service that depend on remotes, with their replacements for a site without a registry. */
const standIns: Readonly<Record<string, URL>> = {
  'api/src/site/owner.ts': new URL('./src/single/service/owner.ts', import.meta.url),
  'api/src/site/preloads.ts': new URL('./src/single/service/preloads.ts', import.meta.url),
  'api/src/registry/version-files.ts': new URL('./src/single/service/version-files.ts', import.meta.url),
}

/**
 * Builds the service for a plain shell: the same sources, but pages and their files do not come from published remotes.
 * @param outfile the bundle
 */
export async function buildPlainService(outfile: string): Promise<void> {
  const replaced = new Set<string>()
  await buildService({ outfile, plugins: [withStandIns(replaced)] })
  const missing = Object.keys({ ...standIns, ...wrapped }).filter((file) => !replaced.has(file))
  if (missing.length > 0) throw new Error(`These modules of the service do not exist: ${missing.join(', ')}`)
}

const nameOf = (file: URL): string => JSON.stringify(fileURLToPath(file))

/** The source that replaces a module of the service; undefined if the module is kept. */
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
