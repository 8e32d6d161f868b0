import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from '../site'
import type { DeclaredRoute } from './addresses'

/**
 * The declared pages of the shell and of every live remote.
 * @param site a composed site of this tree
 */
export async function declaredRoutes(site: string): Promise<DeclaredRoute[]> {
  const shell = JSON.parse(await readFile(path.join(repository, 'shell/dist/shell.json'), 'utf8')) as {
    readonly routes: readonly DeclaredRoute[]
  }
  const { remotes } = (await (await fetch(`${site}/api/registry/decision`)).json()) as {
    readonly remotes: Readonly<Record<string, { readonly version: string }>>
  }
  const records = await Promise.all(
    Object.entries(remotes).map(async ([name, { version }]) => {
      const record = await fetch(`${site}/remotes/${name}/${version}/record.json`)
      return (await record.json()) as { readonly routes: readonly DeclaredRoute[] }
    }),
  )
  return [shell, ...records].flatMap(({ routes }) => routes)
}
