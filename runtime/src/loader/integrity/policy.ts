import { isHarmless } from './harmless-markup'
import type { PublishedFiles } from './published-files'

/** The values that a page passes to browser APIs that could run them (W3C Trusted Types). */
interface Rules {
  createScriptURL(address: string): string | null
  createHTML(markup: string): string | null
}

/** The part of the browser's `trustedTypes` that is used here. */
export interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown
}

/**
 * Sets the page's only policy: scripts come from published addresses, markup is a sanitiser's output, and text is never
 * turned into code. A refusal throws at the call and is reported as a violation of the content policy.
 * @param published the addresses
 * @param factory absent in a browser without Trusted Types
 */
export function setPolicy(published: PublishedFiles, factory: PolicyFactory | undefined): void {
  factory?.createPolicy('default', {
    createScriptURL(address) {
      try {
        published.integrityOf(address)
        return address
      } catch {
        return null
      }
    },
    createHTML: (markup) => (isHarmless(markup) ? markup : null),
  })
}
