import { plainTextOf } from '../normalise/plain-text'
import { bucketCount, bucketsOf, readNgrams } from './ngrams'

const of = (text: string) => bucketsOf(plainTextOf(text).text)

describe('the n-grams of a text', () => {
  it.each([
    ['words, and pairs of words', 'a warm room', 5],
    ['pairs and triples of syllables, over spaces', '넓은 방', 3],
    ['nothing else: a single syllable, and other scripts', '방 你好 ─ ☀ สวัสดี', 0],
    ['no pairs of a word and Hangul', 'room 방 room', 2],
  ])('are %s', (_, text, count) => expect(of(text)).toHaveLength(count))

  it('are the same ones if words are repeated', () => expect(new Set(of('send '.repeat(9))).size).toBe(2))

  it('do not distinguish amounts', () => expect(of('pay 150 euros')).toEqual(of('pay 289 euros')))

  it('depend on the order', () => expect(new Set(of('rent paid'))).not.toEqual(new Set(of('paid rent'))))

  it('end where their last character does', () => {
    const ends: number[] = []
    readNgrams('a room 넓은방', (bucket, end) => {
      expect(bucket).toBeLessThan(bucketCount)
      ends.push(end)
    })
    expect(ends).toEqual([1, 6, 6, 9, 10, 10])
  })
})
