import { hostileTexts } from '../../testing/hostile/texts'
import { maxBlocked, least, timeOf } from '../../testing/hostile/held'
import { attachment } from './attachment'
import { readableName } from './readable-name'

it('keeps 30 combining marks in a row and drops the rest', () => {
  const marks = (count: number) => '\u0316'.repeat(count)
  expect(readableName(`a${marks(40)}b.png`)).toBe(`a${marks(30)}b.png`)
})

it('drops half a surrogate pair at the cut of a long name', () => {
  expect(readableName(`a${'😀'.repeat(600)}`)).toMatch(/^a(😀)+$/u)
})

// A part's header and a download's address may have 16 kB.
it.each(Object.entries(hostileTexts))('reads a name within 50 ms: %s', async (_, make) => {
  const name = make(16_384)
  expect(await least(() => timeOf(() => readableName(name)))).toBeLessThan(maxBlocked)
  expect(await least(() => timeOf(() => attachment('.pdf', name)))).toBeLessThan(maxBlocked)
})
