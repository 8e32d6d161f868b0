import path from 'node:path'
import { runRegistry } from './registry-command'
import { runSite, type Site } from './run-site'
import { expect, required, test as base } from './visit'

interface Fixtures {
  /** A site of the test's own, with what is live at the site of all tests. */
  readonly site: Site
  /** Runs the command line for it, with the token of its owner; gives what it answers as JSON. */
  readonly operate: (...args: string[]) => Promise<unknown>
}

/**
 * For journeys that change what is live: on the site that all tests share they would change it for the others, which run
 * meanwhile. A candidate that the tests run with is the current version here, since an override would hide every change.
 */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const site = await runSite({ remotes: remotesOf(process.env), smtpUrl: required('SITE_SMTP') })
    await use(site)
    await site.stop()
  },
  operate: async ({ site }, use) => {
    await use((...args) =>
      runRegistry(args, { REACH_SITE: site.url, DATA_DIR: site.dataDir, REACH_TOKEN: '' }),
    )
  },
  baseURL: async ({ site }, use) => use(site.url),
  storageState: undefined,
})

function remotesOf({ E2E_WITH = '', E2E_WITH_FOLDER: candidate }: NodeJS.ProcessEnv): string {
  const live = required('SITE_REMOTES')
  if (!candidate) return live
  const [remote = ''] = E2E_WITH.split('@')
  const others = live
    .split(path.delimiter)
    .filter((folder) => path.basename(path.dirname(path.dirname(folder))) !== remote)
  return [...others, candidate].join(path.delimiter)
}

export { expect }
