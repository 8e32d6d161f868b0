import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { repository } from '../tooling/src/build/packages'
import { buildService, type ServiceBuildOptions } from '../tooling/src/build/service'

type Plugin = NonNullable<ServiceBuildOptions['plugins']>[number]

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
  const missing = Object.keys(standIns).filter((file) => !replaced.has(file))
  if (missing.length > 0) throw new Error(`There is nothing to stand in for: ${missing.join(', ')}`)
}

const withStandIns = (replaced: Set<string>): Plugin => ({
  name: 'stand-ins',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]api[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
      const name = path.relative(repository, file)
      const standIn = standIns[name]
      if (standIn === undefined) return undefined
      replaced.add(name)
      return {
        contents: `export * from ${JSON.stringify(fileURLToPath(standIn))}`,
        resolveDir: path.dirname(file),
      }
    })
  },
})
