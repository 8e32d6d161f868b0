import { calls, limits } from '@within-reach/contract'
import * as v from 'valibot'
import { maxBlocked, least, timeOf } from '../testing/hostile/held'
import { hostileTexts, withinBytes } from '../testing/hostile/texts'

/** The maximum text of any form. */
const formBytes = 1024 * 1024

/** Every number that may be the limit of a field. Unrelated numbers of the contract do no harm. */
const lengths = [
  ...new Set(Object.values(limits).flatMap((limit) => (typeof limit === 'number' ? limit : limit.most))),
].filter((length) => length <= limits.recordCharacters)

/** The largest text of a form, and one at each limit: at the allowed length before and after normalisation. */
const sizesOf = (make: (units: number) => string): string[] => {
  const largest = withinBytes(make, formBytes)
  const limited = lengths
    .flatMap((length) => [length, 4 * length])
    .filter((length) => length < largest.length)
  return [...limited.map(make), largest]
}

/** Each schema once, with one of its fields. */
const schemas = new Map(
  calls.flatMap(({ path, request }) =>
    Object.entries(request.entries).map(([field, schema]) => [schema, `${path} ${field}`] as const),
  ),
)

it.each(Object.entries(hostileTexts))(
  'no field of any call takes more than 50 ms to parse: %s',
  async (_, make) => {
    const slow: string[] = []
    for (const text of sizesOf(make)) {
      for (const [schema, field] of schemas) {
        const time = await least(() => timeOf(() => v.safeParse(schema, text, { abortEarly: true })))
        if (time > maxBlocked) slow.push(`${field}: ${text.length} characters took ${time} ms`)
      }
    }
    expect(slow).toEqual([])
  },
)
