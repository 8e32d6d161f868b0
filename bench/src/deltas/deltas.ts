import { execFileSync } from 'node:child_process'
import { appendFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { saveResult } from '../results'
import { launch } from '../web/browser'
import { checkedOut, sharedSettings, type StartedSite, startCheckout } from '../checkout'
import { startFront } from '../web/front'
import type { DeltaResult } from './delta-result'
import { loadFiles } from './load-files'
import { changedLine, liveFiles, shipChange } from './live-files'

/**
 * Measures what returning visitors load after a deploy: `npm run bench -- deltas`. In a checkout of HEAD it changes one line of
 * each remote and of the shell, and ships each to a site that the browser has visited before.
 */
export async function deltas(): Promise<void> {
  const folder = checkedOut('HEAD')
  const remotes = (await readdir(folder)).filter((name) => name.startsWith('mfe-'))
  const site = await startCheckout(folder)
  let target = site.url
  const front = await startFront(() => target)
  const browser = await launch([front.pin])
  const page = await browser.newPage()
  let next: StartedSite | undefined
  try {
    // A text file, so that the browser does not load the shell yet.
    await page.goto(`${front.url}/robots.txt`)
    const before = await loadFiles(page, await shellFiles(folder))
    const packages: Record<string, DeltaResult> = {}
    for (const remote of remotes) {
      const before = await loadFiles(page, await liveFiles(site.url, remote))
      await shipChange(folder, remote, site)
      const after = await loadFiles(page, await liveFiles(site.url, remote))
      packages[remote] = { before, after }
      console.log(`  ${remote}: ${JSON.stringify(packages[remote])}`)
    }
    await appendFile(path.join(folder, 'shell/src/start.ts'), changedLine)
    next = await startCheckout(folder, await sharedSettings(site))
    target = next.url
    packages.shell = { before, after: await loadFiles(page, await shellFiles(folder)) }
    console.log(`  shell: ${JSON.stringify(packages.shell)}`)
    await saveResult('deltas', { packages })
  } finally {
    await browser.close()
    await front.stop()
    await next?.stop()
    await site.stop()
    execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: folder })
  }
}

/** The scripts and styles of the built shell that every page loads. */
async function shellFiles(folder: string): Promise<string[]> {
  const html = await readFile(path.join(folder, 'shell/dist/index.html'), 'utf8')
  return [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, address = '']) => address)
}
