import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandError } from '../command-error'
import type { Terminal } from '../terminal'

/** The token file that the service writes at its first start. Only the owner can read it. */
const tokenFile = 'reach-token'

/** The options that select the site and the token. */
export interface SiteChoice {
  readonly site?: string
  readonly token?: string
}

/**
 * The address of the selected site.
 * @throws CommandError if it is not a valid address
 */
export function siteAddress({ site }: SiteChoice, { environment }: Terminal): string {
  const text = site ?? (environment.REACH_SITE || 'http://127.0.0.1:3000')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CommandError(
      'usage',
      `"${text}" is not the address of a site: write one such as https://example.com.`,
    )
  if (url.pathname !== '/' || url.search)
    throw new CommandError('usage', `"${text}" is not just the address of a site: write ${url.origin}.`)
  return url.origin
}

/** A token, and where it was found. */
export interface FoundToken {
  readonly token: string
  /** The option, the variable or the file, for messages. */
  readonly source: string
}

/** What a token may consist of: a request cannot carry other characters. */
const tokenCharacters = /^[\x21-\x7e]+$/

/**
 * The token for a site: the option, else the variable, else, for a local site, its token file.
 * @param variable the environment variable with the token
 * @throws CommandError if there is none, or if it cannot be one
 */
export async function findToken(
  site: string,
  { token }: SiteChoice,
  terminal: Terminal,
  variable = 'REACH_TOKEN',
): Promise<FoundToken> {
  const { environment, repository } = terminal
  // A pipeline whose secret is missing must not act as the owner of a local site.
  if (token === '')
    throw new CommandError('usage', `--token is empty: give a token of ${site}, or leave the option out.`)
  const given = token ?? environment[variable]
  if (given) return demandCharacters({ token: given, source: token === undefined ? variable : '--token' })
  if (!isLoopback(site))
    throw new CommandError(
      'notAllowed',
      `Set ${variable} to a token of ${site}: an operator of the site creates one with "registry token create".`,
    )
  const file = path.resolve(repository, environment.DATA_DIR || '.data', tokenFile)
  const text = await readFile(file, 'utf8').catch(() => '')
  if (!text.trim())
    throw new CommandError(
      'notAllowed',
      `There is no token of ${site}: set ${variable}, or DATA_DIR to the folder of the running site (${file} cannot be read).`,
    )
  return demandCharacters({ token: text.trim(), source: file })
}

function demandCharacters(found: FoundToken): FoundToken {
  if (tokenCharacters.test(found.token)) return found
  throw new CommandError('usage', `${found.source} is not a token: copy it again, as it was printed.`)
}

/** Whether requests to a site are sent unencrypted over a network. */
export const isUnencrypted = (site: string): boolean => site.startsWith('http:') && !isLoopback(site)

const isLoopback = (site: string): boolean =>
  /^(localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(site).hostname)
