import { diagnosticsParameter } from './parameter'

/**
 * The current page with the parameters of a preview link. The service asks for consent there, and then leads back.
 * @param link the signed link, to any page of the site
 */
export function previewAddress(here: URL, link: string): string {
  const url = new URL(here)
  url.searchParams.delete(diagnosticsParameter)
  for (const [name, value] of new URL(link).searchParams) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
