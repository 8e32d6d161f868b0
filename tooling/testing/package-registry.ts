import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

/** A running registry of npm packages. */
export interface PackageRegistry {
  readonly url: string
  stop(): Promise<void>
}

/** Serves packed packages as a registry of npm does: the versions of each package, and their tarballs. */
export async function servePackages(tarballs: readonly string[]): Promise<PackageRegistry> {
  const packages = new Map(tarballs.map((file) => [manifestIn(file).name, file]))
  const server = createServer((request, response) => {
    const wanted = decodeURIComponent(request.url ?? '').slice(1)
    const file = packages.get(wanted)
    const tarball = tarballs.find((one) => path.basename(one) === wanted)
    if (tarball !== undefined) response.end(readFileSync(tarball))
    else if (file !== undefined)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(versionsOf(file, url)))
    else response.writeHead(404).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  const url = `http://127.0.0.1:${address.port}/`
  return {
    url,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a registry answers about a package of which only one version exists. */
function versionsOf(file: string, url: string): object {
  const manifest = manifestIn(file)
  const bytes = readFileSync(file)
  const dist = {
    tarball: url + path.basename(file),
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    shasum: createHash('sha1').update(bytes).digest('hex'),
  }
  const { name, version } = manifest
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}

interface Manifest {
  readonly name: string
  readonly version: string
}

/** The package.json in a tarball. */
export const manifestIn = <Fields extends Manifest>(file: string): Fields =>
  JSON.parse(textIn(file, 'package.json')) as Fields

/** The text of a file in a tarball. */
export const textIn = (file: string, name: string): string =>
  execFileSync('tar', ['-xzOf', file, `package/${name}`], { encoding: 'utf8', maxBuffer: 2 ** 26 })

/** The names of the files in a tarball. */
export const filesIn = (file: string): string[] =>
  execFileSync('tar', ['-tzf', file], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trimEnd()
    .split('\n')
    .map((name) => name.replace(/^package\//, ''))
    .sort()
