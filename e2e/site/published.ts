import { overrideLink, overridePath, publishVersion } from '@within-reach/contract'
import type { Page } from '@playwright/test'
import { askRegistry } from './registry'
import { expect, required } from './visit'

/** The part of a version's record that the tests read. */
export interface VersionRecord {
  readonly name: string
  readonly version: string
  readonly container: string
  readonly entry: string
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>
  readonly exposes: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
}

/** A version with all its files. */
export interface WholeVersion {
  readonly record: VersionRecord
  readonly files: ReadonlyMap<string, Buffer>
}

interface Decision {
  readonly remotes: Readonly<Record<string, { readonly version: string }>>
}

/** Downloads a remote's current version from the site itself. */
export async function liveVersion(remote: string, site = required('SITE_URL')): Promise<WholeVersion> {
  const { remotes } = (await (await fetch(`${site}/api/registry/decision`)).json()) as Decision
  const version = remotes[remote]?.version
  if (version === undefined) throw new Error(`${remote} is not live`)
  const folder = `${site}/remotes/${remote}/${version}/`
  const record = (await (await fetch(`${folder}record.json`)).json()) as VersionRecord
  const read = async (name: string) =>
    [name, Buffer.from(await (await fetch(folder + name)).arrayBuffer())] as const
  return { record, files: new Map(await Promise.all(Object.keys(record.files).map(read))) }
}

/**
 * Publishes a version to the site under test without making it live, and accepts an override link to it for one visitor. The
 * live version is its fallback.
 * @param page of a visitor who has not opened the site yet
 */
export async function publishFor(page: Page, { record, files }: WholeVersion): Promise<void> {
  const { name: remote, version } = record
  await askRegistry(publishVersion, { record: JSON.stringify(record) }, { files })
  const link = (bearer?: string) => askRegistry(overrideLink, { remote, version, hours: 1 }, { bearer })
  // An operator's session accepts only the operator's own links, and other members cannot create any.
  const own = await bearerOf(page)
  const { url } = await (own === undefined ? link() : link(own).catch(() => link()))
  const answer = await page.request.post(overridePath, {
    // The request that the link's page sends when a visitor agrees.
    form: { ...Object.fromEntries(new URL(url).searchParams), to: '/' },
    headers: { Origin: required('SITE_URL') },
  })
  // A refused link redirects to an address with the reason.
  expect(new URL(answer.url()).search).toBe('')
}

/** The bearer of the member in a page's browser, or undefined. */
async function bearerOf(page: Page): Promise<string | undefined> {
  const answer = await page.request.post('/api/session', { headers: { Origin: required('SITE_URL') } })
  const { data } = (await answer.json()) as { readonly data?: { readonly api_token?: string } }
  return data?.api_token
}
