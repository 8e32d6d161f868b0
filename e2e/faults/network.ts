import type { Page, Route } from '@playwright/test'

/** Ends a fault. */
export type Mend = () => void | Promise<void>

/** The first file of any version of a remote. */
export const entryOf = (remote: string): RegExp => new RegExp(`/remotes/${remote}/[^/]+/entry\\.js(?:\\?|$)`)

/** Every script and style of any version of a remote. */
export const filesOf = (remote: string): RegExp =>
  new RegExp(`/remotes/${remote}/[^/]+/[^/]+\\.(?:js|css)(?:\\?|$)`)

/**
 * Answers some requests of a page instead of the service.
 * @param address of these requests
 * @param answer handles one of them
 * @returns lets the service answer again
 */
export async function answering(
  page: Page,
  address: RegExp,
  answer: (route: Route) => unknown,
): Promise<Mend> {
  let broken = true
  await page.route(address, async (route) => {
    if (broken) await answer(route)
    else await route.continue()
  })
  return () => {
    broken = false
  }
}
