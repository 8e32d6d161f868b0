import { calls, limits } from '@within-reach/contract'
import * as v from 'valibot'
import { heldAtMost, least, timeOf } from '../testing/hostile/held'
import { hostileTexts, withinBytes } from '../testing/hostile/texts'

/** No form's text is larger. */
const formBytes = 1024 * 1024

/** Every number that the length of a field may be limited to; those of the contract that mean something else do no harm. */
const lengths = [
  ...new Set(Object.values(limits).flatMap((limit) => (typeof limit === 'number' ? limit : limit.most))),
].filter((length) => length <= limits.recordCharacters)

/** The largest text that a form holds, and one at each limit: as long as is allowed before and after normalisation. */
const sizesOf = (make: (units: number) => string): string[] => {
  const largest = withinBytes(make, formBytes)
  const limited = lengths
    .flatMap((length) => [length, 4 * length])
    .filter((length) => length < largest.length)
  return [...limited.map(make), largest]
}

/** Each schema once, with one of the fields that it reads. */
const schemas = new Map(
  calls.flatMap(({ path, request }) =>
    Object.entries(request.entries).map(([field, schema]) => [schema, `${path} ${field}`] as const),
  ),
)

it.each(Object.entries(hostileTexts))(
  'no field of any call is read for more than 50 ms: %s',
  async (_, make) => {
    const slow: string[] = []
    for (const text of sizesOf(make)) {
      for (const [schema, field] of schemas) {
        const time = await least(() => timeOf(() => v.safeParse(schema, text, { abortEarly: true })))
        if (time > heldAtMost) slow.push(`${field}: ${text.length} characters took ${time} ms`)
      }
    }
    expect(slow).toEqual([])
  },
)
