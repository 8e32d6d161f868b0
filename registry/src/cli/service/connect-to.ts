import type { Terminal } from '../terminal'
import { connect, type Service } from './connect'
import { findToken, isUnencrypted, type SiteChoice, siteAddress } from './token'

/**
 * Creates a client for the selected site with its token. Warns before the token is sent unencrypted.
 * @param variable the environment variable with the token
 * @throws CommandError if the address is not valid, or if there is no token
 */
export async function connectTo(choice: SiteChoice, terminal: Terminal, variable?: string): Promise<Service> {
  const site = siteAddress(choice, terminal)
  if (isUnencrypted(site)) terminal.complain(`Warning: the token goes to ${site} unencrypted. Use https.\n`)
  const { token, source } = await findToken(site, choice, terminal, variable)
  return connect(site, token, source)
}
