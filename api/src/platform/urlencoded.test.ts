import fc from 'fast-check'
import { maxBlocked, least, timeOf } from '../testing/hostile/held'
import { readUrlencoded } from './urlencoded'

const read = (body: string) => [...readUrlencoded(Buffer.from(body))]

// ASCII only: for raw UTF-8 next to a broken escape, URLSearchParams of Node 20 deviates from the standard.
const pieces = fc.constantFrom(
  'a',
  '&',
  '=',
  '+',
  '%',
  '%41',
  '%20',
  '%cc%81',
  '%FF',
  '%e',
  '%g1',
  ' ',
  '?',
  '#',
)

it('parses any body as the URL standard does', () => {
  fc.assert(
    fc.property(fc.array(pieces), (found) => {
      const body = found.join('')
      // The constructor drops a leading question mark, which a body does not have.
      expect(read(body)).toEqual([...new URLSearchParams(`?${body}`)])
    }),
  )
})

it('parses what URLSearchParams writes, encoded or not', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      expect(read(String(new URLSearchParams(pairs)))).toEqual(pairs)
    }),
  )
  expect(read('이름=값%FF😀')).toEqual([['이름', '값\ufffd😀']])
})

/** A post, percent-encoded. Bytes. */
const largestForm = 740_000

it.each(['+', '&', '%', '%41', '%ff', '=', '각'])(
  'parses the largest form of a call within 50 ms: %s',
  async (piece) => {
    const body = Buffer.from(piece.repeat(Math.floor(largestForm / Buffer.byteLength(piece))))
    expect(await least(() => timeOf(() => [...readUrlencoded(Buffer.from(body))]))).toBeLessThan(maxBlocked)
  },
)
