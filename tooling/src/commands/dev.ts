import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { developmentTicket } from '@within-reach/contract'
import { onEnter, startDevServer } from '@within-reach/kit/dev'
import { runCommand, UsageError } from '@within-reach/kit/run-command'
import { connect } from '@within-reach/registry/cli'
import { remoteNames } from '../../bootstrap/remotes.mjs'
import { build } from '../build/build'
import { asRemoteName, readRemotePackage, remotesAtStart, repository } from '../build/packages'
import { startService } from '../dev/reloaded-service'

const usage = `Usage: npm run dev -- <remote>[,<remote>]

Serves the site. A saved change of these remotes is on screen at once, and the service starts again after a change of
its own sources. The remotes are ${remoteNames().join(', ')}.`

const args = process.argv.slice(2)
await runCommand({ usage, args, run: () => serve(args) })

async function serve([names]: readonly string[]): Promise<void> {
  if (names === undefined) throw new UsageError('Name the remotes to work on.')
  const developed = names.split(',').map(asRemoteName)
  const dataDir = path.resolve(repository, process.env.DATA_DIR ?? '.data')
  const port = process.env.PORT ?? '3000'
  const site = `http://127.0.0.1:${port}`

  const built = await build()
  const service = await startService({
    REMOTES_AT_START: remotesAtStart(built),
    DEVELOPMENT: 'local',
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
  })
  const ended = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
  })
  try {
    await Promise.race([service.ready(site), ended])
    const token = await readFile(path.join(dataDir, 'reach-token'), 'utf8')
    const { ticket } = await connect(site, token.trim()).ask(developmentTicket, { remotes: developed.join() })
    const remotes = await Promise.all(developed.map(readRemotePackage))
    const server = await startDevServer({ remotes, site, ticket, siteReady: () => service.ready(site) })
    try {
      console.log(
        `${names} from the sources. Open this link, which lets one browser in:\n${server.newLink()}`,
      )
      onEnter(() => console.log(server.newLink()))
      await ended
    } finally {
      await server.close()
    }
  } finally {
    await service.stop()
  }
}
