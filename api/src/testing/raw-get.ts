import { request } from 'node:http'

/** A raw answer. */
export interface RawAnswer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

/**
 * Requests an address literally, without a browser's normalisation.
 * @param url where the service listens
 * @param address a path with query and fragment
 * @param method GET by default
 */
export const rawGet = (
  url: string,
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    request(url, { path: address, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
