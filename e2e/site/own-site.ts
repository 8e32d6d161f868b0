import path from 'node:path'
import { runRegistry } from './registry-command'
import { runSite, type Site } from './run-site'
import { expect, required, test as base } from './visit'

interface Fixtures {
  /** A separate site for one test, with the live versions of the shared site. */
  readonly site: Site
  /** Runs the command line with the owner's token. Returns its JSON. */
  readonly operate: (...args: string[]) => Promise<unknown>
}

/**
 * For journeys that change what is live: on the shared site, the change would affect the other tests. A candidate of
 * this run is the current version here, since an override would hide every change.
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
