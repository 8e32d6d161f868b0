import path from 'node:path'
import { parseArgs } from 'node:util'
import { developmentTicket } from '@within-reach/contract'
import { connectTo, type Terminal } from '@within-reach/registry/cli'
import { readRemoteFolder } from '../build/remote-package'
import { onEnter, startDevServer } from '../dev/dev-server'

/**
 * Shows remotes from this computer inside a deployed site, until the process ends.
 * @param root the folder of the remote, unless the arguments name folders
 * @returns the exit code
 * @throws CommandError if the site refuses
 */
export async function develop(root: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { site: { type: 'string' }, token: { type: 'string' } },
  })
  const folders = positionals.flatMap((names) => names.split(',')).map((name) => path.resolve(root, name))
  const remotes = await Promise.all((folders.length === 0 ? [root] : folders).map(readSources))
  const names = remotes.map(({ name }) => name).join(',')
  const service = await connectTo(values, terminal)
  const { site } = service
  const { ticket } = await service.ask(developmentTicket, { remotes: names })
  const server = await startDevServer({ remotes, site, ticket })
  for (const name of server.failed)
    console.error(
      `The build of ${name} fails: the page shows why, with the version of ${site} until it works.`,
    )
  console.log(`${names} from this computer, all else from ${site}. Open this link, which lets one browser in:
${server.newLink()}`)
  onEnter(() => console.log(server.newLink()))
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
  })
  await server.close()
  return 0
}

/** A remote under development has no version of its own, so nothing is hashed. */
const readSources = (root: string) => readRemoteFolder(root, { fingerprint: 'dev', shell: '*' })
