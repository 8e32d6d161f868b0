import type { BrowserContext, TestInfo } from '@playwright/test'

interface Decision {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>
}

/** The results of `readOwners`, by site. */
const owners = new Map<string, Promise<ReadonlyMap<string, string>>>()

/**
 * Reads from the records of the live versions which remote owns a path.
 * @param site its address
 * @returns the remotes by path
 */
export async function readOwners(site: string): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${site}/api/registry/decision`)
  const { remotes } = (await answer.json()) as Decision
  const routes = await Promise.all(
    Object.entries(remotes).map(async ([name, { version }]) => {
      const record = await fetch(`${site}/remotes/${name}/${version}/record.json`)
      const { routes } = (await record.json()) as { readonly routes: readonly { readonly path: string }[] }
      return routes.map(({ path }) => [path, name] as const)
    }),
  )
  return new Map(routes.flat())
}

/**
 * Records the remotes whose pages a browser opens.
 * @param site its address; its records say which remote owns a path
 * @returns a function that returns the remotes so far
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
 * Fails if a test opened a page of a remote that its tags do not name: after a change of that remote, the test would not run.
 * @throws Error that names the missing tags
 */
export function demandTags({ tags: given, status }: TestInfo, opened: readonly string[]): void {
  const missing = opened.map((remote) => `@${remote}`).filter((tag) => !given.includes(tag))
  if (missing.length > 0 && status === 'passed')
    throw new Error(`The test opens pages of remotes that its tags do not name. Add ${missing.join(', ')}.`)
}
