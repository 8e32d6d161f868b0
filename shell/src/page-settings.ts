import type { SiteSettings } from '@within-reach/shared-core'

/** What the service writes into the page beside the decision, and apart from it: the shell starts with this alone. */
export interface PageSettings {
  readonly site: SiteSettings
  /** Which share of the page views tell how the versions fare, from 0 to 1; absent for none. */
  readonly healthSample?: number
  /** With what this page reports how the view went. */
  readonly ticket?: string
  /** The raw public key (32 bytes of Ed25519, base64) that a decision fetched later must be signed with. */
  readonly registryKey?: string
  /** Until when the versions hold that this visitor gets by a link: ISO 8601, by remote. */
  readonly overrides?: Readonly<Record<string, string>>
  /** The shell's scripts and styles that are loaded when they are needed, each with the hash of its bytes. */
  readonly files: Readonly<Record<string, string>>
  /** A folder whose files change while it is worked on; written by the dev server only. */
  readonly unhashed?: string
}

/**
 * Reads what the service wrote into the page.
 * @throws Error where the page was served without it
 */
export function readPageSettings(page: Document = document): PageSettings {
  const text = page.getElementById('page-settings')?.textContent
  if (!text) throw new Error('The page came without its settings')
  return JSON.parse(text) as PageSettings
}
