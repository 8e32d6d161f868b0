import { escapeMarkup } from './escape'
import { hashSource } from './hash-source'

/**
 * Shows the address of the page in place of the requested one, which redirects to it. It runs before all other scripts. If the page
 * requested shows itself at an address with a fragment, the address stays, and that page replaces this one.
 */
export const addressScript = `{const m=document.querySelector('meta[name=address]');if(!m.dataset.kept||!location.hash)history.replaceState(history.state,'',m.content+location.hash)}`

/** The source that allows the script in the content security policy. */
export const addressScriptSource = hashSource(addressScript)

/** The address of a page that is sent in place of another one, which redirects to it. */
export interface AddressInPlace {
  /** Its path and query. */
  readonly address: string
  /** Whether the requested address stays if it has a fragment. */
  readonly keptWithFragment: boolean
}

/** What such a page contains in its head. */
export const addressHead = ({ address, keptWithFragment }: AddressInPlace): string =>
  `<meta name="address" content="${escapeMarkup(address)}"${keptWithFragment ? ' data-kept="with-fragment"' : ''}>` +
  `<script>${addressScript}</script>`
