import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createToken, type Right } from '@within-reach/contract'
import type { TestApi } from './api'

/** The token that the first start of a site wrote. */
export async function ownerToken({ platform }: Pick<TestApi, 'platform'>): Promise<string> {
  return (await readFile(path.join(platform.settings.dataDir, 'reach-token'), 'utf8')).trim()
}

/** Creates a command-line token with the owner's token. */
export async function tokenWith(
  api: TestApi,
  rights: readonly Right[],
  remotes: readonly string[] = [],
): Promise<string> {
  const fields = {
    name: `${rights.length > 4 ? 'all' : rights.join()} ${remotes.join()}`,
    rights: rights.join(),
    remotes: remotes.join(),
  }
  const { outcome } = await api.call(createToken, fields, { token: await ownerToken(api) })
  if (outcome.kind !== 'ok') throw new Error(`no token was made: ${outcome.kind}`)
  return outcome.data.token
}
