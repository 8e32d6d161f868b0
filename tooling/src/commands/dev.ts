import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { runCommand } from '@within-reach/kit/run-command'
import { serveRemote } from '@within-reach/kit/dev'
import { build } from '../build/build'
import { asRemoteName, readRemotePackage, remotesAtStart, repository } from '../build/packages'
import { remoteNames } from '../../bootstrap/remotes.mjs'

const usage = `Usage: npm run dev -- <remote>

Serves the site and rebuilds one remote on every change. The remotes are ${remoteNames().join(', ')}.`

const args = process.argv.slice(2)
await runCommand({ usage, args, run: () => serve(args) })

async function serve([name]: readonly string[]): Promise<void> {
  if (name === undefined) throw new Error(`Name the remote to work on.\n${usage}`)
  const remote = asRemoteName(name)
  const dataDir = path.resolve(repository, process.env.DATA_DIR ?? '.data')
  const port = process.env.PORT ?? '3000'

  const built = await build()
  const service = spawn(process.execPath, ['--enable-source-maps', 'api/dist/server.cjs'], {
    cwd: repository,
    stdio: 'inherit',
    env: {
      SAMPLE_CONTENT: 'off',
      REMOTES_AT_START: remotesAtStart(built),
      ...process.env,
      DATA_DIR: dataDir,
      PORT: port,
    },
    // A terminal's interrupt reaches every process of the group, and a second signal ends the service at once.
    detached: true,
  })
  const stop = () => void (service.killed || service.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const url = await serveRemote(await readRemotePackage(remote), `http://127.0.0.1:${port}`)
  console.log(`${remote} is rebuilt on every change. Open ${url}`)
  const [code] = (await once(service, 'exit')) as [number | null]
  process.exit(code ?? 0)
}
