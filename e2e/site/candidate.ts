import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DataOf, type overrideLink, overridePath } from '@within-reach/contract'
import { runRegistry } from './registry-command'

/**
 * Publishes a version to the site under test without making it live, and accepts its override link as a visitor does.
 * @param site the site under test
 * @param dataDir its data folder, with its token
 * @param candidate the version: `remote@version` and the folder of its built files
 * @returns the path of a file with the cookies for every browser of the tests
 */
export async function admitCandidate(
  site: string,
  dataDir: string,
  { name, folder }: { readonly name: string; readonly folder: string },
): Promise<string> {
  const [remote = ''] = name.split('@')
  const here = { DATA_DIR: dataDir, REACH_TOKEN: '' }
  await runRegistry(['publish', remote, '--dir', folder, '--site', site], here)
  const link = (await runRegistry(['override-link', name, '--site', site], here)) as DataOf<
    typeof overrideLink
  >
  const response = await fetch(new URL(overridePath, site), {
    method: 'POST',
    headers: { Origin: new URL(site).origin },
    // The request that the link's page sends when a visitor agrees.
    body: new URL(link.url).searchParams,
    redirect: 'manual',
  })
  const cookies = response.headers.getSetCookie().map((line) => cookieOf(line, new URL(site).hostname))
  if (!cookies.some((cookie) => cookie.name === 'override'))
    throw new Error(`The override link of ${name} was not accepted: ${site} answered ${response.status}.`)
  const state = path.join(dataDir, 'candidate-cookies.json')
  await writeFile(state, JSON.stringify({ cookies, origins: [] }))
  return state
}

function cookieOf(line: string, domain: string) {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain,
    path: '/',
    expires: -1,
    httpOnly: /;\s*httponly/i.test(line),
    secure: false,
    sameSite: 'Lax',
  }
}
