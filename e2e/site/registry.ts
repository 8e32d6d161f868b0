import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Call, type DataOf, readAnswer, type RequestOf } from '@within-reach/contract'
import type { Site } from './run-site'
import { required, someAddress } from './visit'

/** The compiler cannot narrow an outcome while the call is generic. */
type Success<C extends Call> = { readonly data: DataOf<C> }

/** The options of a call. */
interface CallOptions {
  /** Files to upload, by name. */
  readonly files?: Iterable<readonly [string, Buffer]>
  /** Instead of the token that the service wrote on its machine. */
  readonly bearer?: string | undefined
  /** The shared site by default. */
  readonly site?: Pick<Site, 'url' | 'dataDir'>
}

/**
 * Makes a call of a site's registry with the token that the service wrote on its machine, as `npm run registry` does.
 * @returns the data of a success
 * @throws Error for every other answer
 */
export async function askRegistry<C extends Call>(
  call: C,
  fields: RequestOf<C>,
  {
    files = [],
    bearer,
    site = { url: required('SITE_URL'), dataDir: required('SITE_DATA') },
  }: CallOptions = {},
): Promise<DataOf<C>> {
  const token = bearer ?? (await readFile(path.join(site.dataDir, 'reach-token'), 'utf8')).trim()
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  for (const [name, bytes] of files)
    body.append(call.files?.field ?? 'file', new Blob([new Uint8Array(bytes)]), name)
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': someAddress() }
  const answer = await fetch(site.url + call.path, { method: 'POST', headers, body })
  const outcome = readAnswer(call, answer.status, await answer.json())
  if (outcome.kind === 'ok') return (outcome as Success<typeof call>).data
  throw new Error(`${call.path}: ${JSON.stringify(outcome)}`)
}
