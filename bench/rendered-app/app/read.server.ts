import type { InitialAnswer, RemoteRoute } from '@within-reach/contract'

const service = process.env.SERVICE_URL ?? ''

/** Makes the first reads of a page, at the service of the composed site. */
export async function readFirst(
  { reads = [] }: Pick<RemoteRoute, 'reads'>,
  request: Request,
): Promise<InitialAnswer[]> {
  const { searchParams } = new URL(request.url)
  return Promise.all(
    reads.map(async ({ path, fields: fixed, query }) => {
      const given = query.flatMap((name) => (searchParams.get(name) ? [[name, searchParams.get(name)]] : []))
      const fields = { ...fixed, ...Object.fromEntries(given) }
      const answer = await fetch(service + path, { method: 'POST', body: new URLSearchParams(fields) })
      return { path, fields, answer: await answer.json() }
    }),
  )
}
