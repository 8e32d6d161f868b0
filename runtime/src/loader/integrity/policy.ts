import { isHarmless } from './harmless-markup'
import type { PublishedFiles } from './published-files'

/** What a page passes to the parts of the browser that run what they are given (W3C Trusted Types). */
interface Rules {
  createScriptURL(address: string): string | null
  createHTML(markup: string): string | null
}

/** The browser's `trustedTypes`, as far as it is used here. */
export interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown
}

/**
 * Sets the page's one policy: scripts come from published addresses, markup is what a sanitiser left, and text is never
 * made into code. What is refused throws where it was tried and is told as a violation of the content policy.
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
