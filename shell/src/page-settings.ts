import type { SiteSettings } from '@within-reach/shared-core'

/** The settings that the service writes into the page, separate from the decision. The shell starts with them alone. */
export interface PageSettings {
  readonly site: SiteSettings
  /** The share of page views that report the health of versions, from 0 to 1. Absent means none. */
  readonly healthSample?: number
  /** The ticket that is sent with this page's health reports. */
  readonly ticket?: string
  /** The raw public key (32 bytes of Ed25519, base64) that signs a decision fetched later. */
  readonly registryKey?: string
  /** When the versions expire that this visitor gets by a link: ISO 8601, by remote. */
  readonly overrides?: Readonly<Record<string, string>>
  /** The shell's scripts and styles that are loaded on demand, each with the hash of its bytes. */
  readonly files: Readonly<Record<string, string>>
  /** The browser's own copy of a page, which is shown without a network. */
  readonly offline?: true
  /** Folders whose files change during development. Only the dev server sets them. */
  readonly unhashed?: readonly string[]
}

/**
 * Reads the page's settings.
 * @throws Error if the page has none
 */
export function readPageSettings(page: Document = document): PageSettings {
  const text = page.getElementById('page-settings')?.textContent
  if (!text) throw new Error('The page has no settings')
  return JSON.parse(text) as PageSettings
}
