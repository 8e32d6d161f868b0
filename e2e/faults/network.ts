import type { Page, Route } from '@playwright/test'

/** Ends a fault. */
export type EndFault = () => void | Promise<void>

/** Matches the entry of any version of a remote, which is its first file. */
export const entryOf = (remote: string): RegExp => new RegExp(`/remotes/${remote}/[^/]+/entry\\.js(?:\\?|$)`)

/** Matches every script and style of any version of a remote. */
export const filesOf = (remote: string): RegExp =>
  new RegExp(`/remotes/${remote}/[^/]+/[^/]+\\.(?:js|css)(?:\\?|$)`)

/**
 * Answers some requests of a page instead of the service.
 * @param address matches the addresses of these requests
 * @param answer handles one request
 * @returns a function that lets the service answer again
 */
export async function intercept(
  page: Page,
  address: RegExp,
  answer: (route: Route) => unknown,
): Promise<EndFault> {
  let broken = true
  await page.route(address, async (route) => {
    if (broken) await answer(route)
    else await route.continue()
  })
  return () => {
    broken = false
  }
}
