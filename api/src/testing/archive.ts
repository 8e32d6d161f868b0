import { buffer } from 'node:stream/consumers'
import { exportData, type Session } from '@within-reach/contract'
import { fromBufferPromise } from 'yauzl'
import type { TestApi } from './api'

/** The headers of a browser in which a member is logged in, on a page of the site. */
export const browserOf = (
  session: Session | undefined,
  headers: Readonly<Record<string, string>> = {},
): Record<string, string> => ({
  'sec-fetch-site': 'same-origin',
  ...(session && { cookie: `wr_session=${session.api_token}; wr_marker=${session.marker}` }),
  ...headers,
})

/** Prepares an archive, and returns its address. */
export async function prepareArchive(
  api: TestApi,
  { api_token: token }: Session,
  address?: string,
): Promise<string> {
  const { outcome } = await api.call(exportData, {}, { token, address })
  if (outcome.kind !== 'ok') throw new Error(`no archive: ${outcome.kind}`)
  return outcome.data.address
}

/** The files of a member's archive, by their paths. */
export async function loadArchive(
  api: TestApi,
  session: Session,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, Buffer>> {
  const address = await prepareArchive(api, session, headers['x-forwarded-for'])
  const answer = await fetch(api.url + address, { headers: browserOf(session, headers) })
  if (answer.status !== 200) throw new Error(`no archive: ${answer.status}`)
  return unzip(Buffer.from(await answer.arrayBuffer()))
}

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return found
}
