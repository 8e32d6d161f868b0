import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DataOf, overrideLink } from '@within-reach/contract'
import { acceptLink } from '@within-reach/kit/journey-parts'
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
  const state = path.join(dataDir, 'candidate-cookies.json')
  await writeFile(state, JSON.stringify(await acceptLink(site, link.url)))
  return state
}
