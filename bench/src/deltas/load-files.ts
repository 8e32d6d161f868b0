import type { Page } from 'playwright-core'
import type { LoadedFiles } from './delta-result'

/** Loads files in a page, as its scripts would, and measures the network transfer. */
export async function loadFiles(page: Page, addresses: readonly string[]): Promise<LoadedFiles> {
  let deltas = 0
  let bytes = 0
  for (const address of addresses) {
    const [response] = await Promise.all([
      page.waitForResponse((answer) => new URL(answer.url()).pathname === address),
      page.evaluate(async (path) => void (await (await fetch(path)).text()), address),
    ])
    if (response.status() !== 200) throw new Error(`${address}: ${response.status()}`)
    bytes += await page.evaluate(bodyOverNetwork, address)
    if (response.headers()['content-encoding'] === 'dcz') deltas++
  }
  return { files: addresses.length, bytes, deltas }
}

/** The transferred size of a file's body; 0 if the browser had the file in its cache. */
function bodyOverNetwork(address: string): number {
  const timing = performance.getEntriesByName(location.origin + address).at(-1) as PerformanceResourceTiming
  return timing.transferSize === 0 ? 0 : timing.encodedBodySize
}
