import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildRendered } from '../../rendered.config'
import type { StartedSite } from '../checkout'
import { endWithUs, freePort, untilAnswered } from '../processes'
import { repository } from '../site'

/** The pages that the application has, for visitors. */
export const renderedPaths: ReadonlySet<string> = new Set(['/userspacetrade', '/view', '/login'])

/**
 * Builds the server-rendered application, and serves it in a separate process.
 * @param service answers its calls
 */
export async function startRendered(
  service: Pick<StartedSite, 'url'>,
): Promise<Omit<StartedSite, 'dataDir'>> {
  const folder = path.join(repository, '.cache/bench/rendered')
  await buildRendered(folder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), SERVICE_URL: service.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithUs(server)
  await untilAnswered(`${url}/readyz`, server)
  return {
    url,
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}
