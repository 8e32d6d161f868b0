import type { Page } from '@playwright/test'
import type { RemoteRoute } from '@within-reach/contract'
import { type OpenedPage, openPages } from './expect-shown'
import { subject } from './subject'

/** A page of another remote. */
export interface OtherPage extends OpenedPage {
  readonly remote: string
}

/** The part of the site's decision that says which versions a browser gets. */
interface Decision {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>
}

/**
 * The first page of each other remote of the site that every visitor can open, in the versions that this browser gets.
 * @param page any page of the site's browser
 */
export async function otherPages({ request }: Page): Promise<readonly OtherPage[]> {
  const decision = (await (await request.get('/api/registry/decision')).json()) as Decision
  const others = Object.entries(decision.remotes).filter(([name]) => name !== subject().remote)
  const found = await Promise.all(
    others.map(async ([remote, { version }]) => {
      const record = await request.get(`/remotes/${remote}/${version}/record.json`)
      const { routes } = (await record.json()) as { readonly routes: readonly RemoteRoute[] }
      const [first] = openPages(routes).filter(({ unlisted }) => !unlisted)
      return first && { remote, path: first.path, title: first.title }
    }),
  )
  return found.filter((one) => one !== undefined)
}

/** Goes to an address of the site as its links do: without loading a new page. */
export async function followLink(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => window.history.pushState(null, '', address), to)
}
