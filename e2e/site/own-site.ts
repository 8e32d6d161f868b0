import path from 'node:path'
import { registryOf, type RegistryClient } from './registry-client'
import { runSite, type Site, type SiteOptions } from './run-site'
import { expect, required, test as base } from './visit'

interface Fixtures {
  /** A separate site for one test, with the live versions of the shared site. */
  readonly site: Site
  /** Changes what is live at this site, with the owner's token. */
  readonly registry: RegistryClient
}

/**
 * For journeys that change what is live: on the shared site, the change would affect the other tests. A candidate of
 * this run is the current version here, since an override would hide every change.
 */
export const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const site = await runSite(siteOptionsOf(process.env))
    await use(site)
    await site.stop()
  },
  registry: async ({ site }, use) => use(registryOf(site)),
  baseURL: async ({ site }, use) => use(site.url),
  storageState: undefined,
})

function siteOptionsOf({
  E2E_WITH = '',
  E2E_WITH_FOLDER: candidate,
  SITE_TEMPLATE,
}: NodeJS.ProcessEnv): SiteOptions {
  const live = required('SITE_REMOTES')
  const smtpUrl = required('SITE_SMTP')
  if (!candidate) return { remotes: live, smtpUrl, ...(SITE_TEMPLATE && { template: SITE_TEMPLATE }) }
  const [remote = ''] = E2E_WITH.split('@')
  const others = live
    .split(path.delimiter)
    .filter((folder) => path.basename(path.dirname(path.dirname(folder))) !== remote)
  return { remotes: [...others, candidate].join(path.delimiter), smtpUrl }
}

export { expect }
