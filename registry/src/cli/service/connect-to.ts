import type { Terminal } from '../terminal'
import { connect, type Service } from './connect'
import { findToken, isUnencrypted, type SiteChoice, siteAddress } from './token'

/** The sites of which a terminal was warned. A command connects for each of its steps. */
const warned = new WeakMap<Terminal, Set<string>>()

/**
 * Creates a client for the selected site with its token. Warns a terminal once per site before the token is sent unencrypted.
 * @param variable the environment variable with the token
 * @throws CommandError if the address is not valid, or if there is no token
 */
export async function connectTo(choice: SiteChoice, terminal: Terminal, variable?: string): Promise<Service> {
  const site = siteAddress(choice, terminal)
  if (isUnencrypted(site)) warn(site, terminal)
  const { token, source } = await findToken(site, choice, terminal, variable)
  return connect(site, token, source)
}

function warn(site: string, terminal: Terminal): void {
  const sites = warned.get(terminal) ?? new Set<string>()
  if (sites.has(site)) return
  warned.set(terminal, sites.add(site))
  terminal.complain(`Warning: the token goes to ${site} unencrypted. Use https.\n`)
}
