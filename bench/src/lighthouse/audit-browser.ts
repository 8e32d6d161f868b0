import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { freePort, untilAnswered } from '../processes'
import { argumentsOf, installedBrowser } from '../web/browser'

/** A browser that another program controls, with a profile of its own. */
export interface AuditBrowser {
  /** Where it is controlled. */
  readonly port: number
  stop(): Promise<void>
}

/**
 * Starts a browser.
 * @param pins the hashes of the public keys that it trusts
 * @param before opens pages in its profile, such as to log a member in
 */
export async function startAuditBrowser(
  pins: readonly string[],
  before?: (page: Page) => Promise<void>,
): Promise<AuditBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'within-reach-bench-'))
  const port = await freePort()
  const started = spawn(
    installedBrowser() ?? chromium.executablePath(),
    [...argumentsOf(pins), '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    // Some browsers start by a script, so all processes of the group are ended.
    { stdio: 'ignore', detached: true },
  )
  const end = () => {
    if (started.pid !== undefined && started.exitCode === null) process.kill(-started.pid, 'SIGTERM')
  }
  process.once('exit', end)
  const address = `http://127.0.0.1:${port}`
  await untilAnswered(`${address}/json/version`, started)
  if (before) {
    const browser = await chromium.connectOverCDP(address)
    const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
    await before(page)
    await page.close()
    await browser.close()
  }
  return {
    port,
    async stop() {
      const ended = once(started, 'exit')
      end()
      await ended
      process.off('exit', end)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
