import type { Page } from '@playwright/test'
import { expect } from './visit'

/** The paths of all files that the browser has stored for use without a network. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

/** The texts of all files that the browser has stored for use without a network. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const files = await Promise.all(stored.map((cache) => cache.matchAll()))
    return (await Promise.all(files.flat().map((file) => file.text()))).join('\n')
  })

/** Waits until the browser has stored all files of a decision. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptPaths(page)).toContain('/offline-document/current')
}

/** Fails for complaints other than requests without a network, which the browser logs. */
export function expectOnlyLostNetwork(complaints: readonly string[]): void {
  expect(complaints.filter((text) => !text.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([])
}

/** The number of stored answers. */
export const keptAnswers = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    // Opening a database that does not exist would create it.
    if (!databases.some(({ name }) => name === 'within-reach')) return 0
    return new Promise<number>((resolve) => {
      const request = indexedDB.open('within-reach')
      request.onsuccess = () => {
        const count = request.result.transaction('answers').objectStore('answers').count()
        count.onsuccess = () => {
          request.result.close()
          resolve(count.result)
        }
      }
    })
  })
