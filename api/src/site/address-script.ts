import { escapeMarkup } from './escape'
import { hashSource } from './hash-source'

/** Shows the address of the page in place of the requested one, which redirects to it. It runs before all other scripts. */
export const addressScript = `history.replaceState(history.state, '', document.querySelector('meta[name=address]').content + location.hash)`

/** The source that allows the script in the content security policy. */
export const addressScriptSource = hashSource(addressScript)

/** What a page contains in its head if another one redirects to it. @param address its path and query */
export const addressHead = (address: string): string =>
  `<meta name="address" content="${escapeMarkup(address)}"><script>${addressScript}</script>`
