import type { BrowserContext, TestInfo } from '@playwright/test'
import { type VersionRecord } from './published'

/**
 * The tags of the journeys.
 * - `@full`: only in `npm run test:full`, since other tests show the same at less cost.
 * - `@both-widths`: the layout matters, so `npm test` runs it on wide and on narrow screens.
 * - `@one-width`: the test chooses its own width, or shows no page; no suite runs it on narrow screens.
 * - the name of a remote: the test opens pages of it. A change of that remote runs the test.
 */
export type Tag = '@full' | '@both-widths' | '@one-width' | `@mfe-${string}`

/** @returns tags as Playwright takes them */
export const tags = (...names: Tag[]): { tag: Tag[] } => ({ tag: names })

/** The remote that owns a path, by the live records of a site. */
const owners = new Map<string, Promise<ReadonlyMap<string, string>>>()

async function readOwners(site: string): Promise<ReadonlyMap<string, string>> {
  const { remotes } = (await (await fetch(`${site}/api/registry/decision`)).json()) as {
    readonly remotes: Readonly<Record<string, { readonly version: string }>>
  }
  const routes = await Promise.all(
    Object.entries(remotes).map(async ([name, { version }]) => {
      const answer = await fetch(`${site}/remotes/${name}/${version}/record.json`)
      const record = (await answer.json()) as VersionRecord
      return record.routes.map(({ path }) => [path, name] as const)
    }),
  )
  return new Map(routes.flat())
}

/**
 * Watches which remotes' pages a browser opens.
 * @param site its records say which remote owns a path
 * @returns the remotes so far
 */
export function watchOpened(context: BrowserContext, site: string): () => Promise<string[]> {
  const paths = new Set<string>()
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith(site)) paths.add(new URL(frame.url()).pathname)
    }),
  )
  return async () => {
    if (!owners.has(site)) owners.set(site, readOwners(site))
    const byPath = await owners.get(site)
    return [...new Set([...paths].flatMap((path) => byPath?.get(path) ?? []))]
  }
}

/**
 * Fails where a test opened a page of a remote that its tags do not name: a change of that remote would not run it.
 * @throws Error that names the missing tags
 */
export function demandTags({ tags: given, status }: TestInfo, opened: readonly string[]): void {
  const missing = opened.map((remote) => `@${remote}`).filter((tag) => !given.includes(tag))
  if (missing.length > 0 && status === 'passed')
    throw new Error(`The test opens pages of other remotes than its tags say. Add ${missing.join(', ')}.`)
}
