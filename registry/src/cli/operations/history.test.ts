import type { Service } from '../service/connect'
import { readNewest } from './history'

/** A site with this number of changes of remotes, and one of the rules before all of them. It answers at most 200. */
function siteWith(changes: number): { readonly service: Service; readonly asked: unknown[] } {
  const asked: unknown[] = []
  const service = {
    outcome: (_call: unknown, { before = Infinity, most }: { before?: number; most: number }) => {
      asked.push(most)
      const all = Array.from({ length: changes }, (_, at) => ({
        revision: changes + 1 - at,
        remote: 'mfe-a',
      }))
      const data = all.filter(({ revision }) => revision < before).slice(0, Math.min(most, 200))
      return Promise.resolve({
        kind: 'ok',
        data,
        meta: { rules: data.length < most ? [{ revision: 1 }] : [] },
      })
    },
  }
  return { service: service as unknown as Service, asked }
}

it.each([
  [20, 300, 20, 1],
  [1000, 250, 251, 3],
  [250, 1000, 250, 3],
  [20, 3, 4, 1],
])('reads up to %p of %p changes', async (most, changes, length, requests) => {
  const { service, asked } = siteWith(changes)
  const entries = await readNewest(service, { most })
  const revisions = entries.map(({ revision }) => revision)
  expect(revisions).toEqual(Array.from({ length }, (_, at) => changes + 1 - at))
  expect(asked).toHaveLength(requests)
})
