import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '../build/packages'
import { buildService } from '../build/service'

/** The packages in the service's file. */
const sources = ['api/src', 'contract/src', 'registry/src']
/** An editor saves several files at once; milliseconds. */
const settling = 100

/** The service, which starts again after each change of its sources. */
export interface ReloadedService {
  /** Waits until it answers. @param site its address */
  ready(site: string): Promise<void>
  stop(): Promise<void>
}

/**
 * @param environment of the service
 * @param root the folder of its packages, by default this repository
 */
export async function startService(
  environment: NodeJS.ProcessEnv,
  root = repository,
): Promise<ReloadedService> {
  let isStopped = false
  let child = start(environment, root)
  let due: NodeJS.Timeout | undefined
  let reloading = Promise.resolve()
  const reload = async () => {
    try {
      await buildService({ folder: path.join(root, 'api') })
    } catch {
      // esbuild has written the mistake.
      return console.log('The last service goes on.')
    }
    if (isStopped) return
    await end(child)
    child = start(environment, root)
    console.log('The service starts again.')
  }
  const watchers = sources.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (file === null || !/\.(ts|sql)$/.test(file) || file.includes('.test.')) return
      clearTimeout(due)
      due = setTimeout(() => void (reloading = reloading.then(reload)), settling)
    }),
  )
  return {
    async ready(site) {
      await reloading
      while (!isStopped && child.exitCode === null) {
        const answer = await fetch(`${site}/readyz`).catch(() => undefined)
        if (answer?.ok) return
        await pause(50)
      }
      if (!isStopped) throw new Error('The service has ended; its last lines say why.')
    },
    async stop() {
      isStopped = true
      clearTimeout(due)
      for (const watcher of watchers) watcher.close()
      await reloading
      await end(child)
    },
  }
}

const start = (env: NodeJS.ProcessEnv, root: string): ChildProcess =>
  spawn(process.execPath, ['--enable-source-maps', 'api/dist/server.cjs'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    // A terminal's interrupt reaches every process of the group, and a second signal ends the service at once.
    detached: true,
  })

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
