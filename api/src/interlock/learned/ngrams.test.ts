import { plainTextOf } from '../normalise/plain-text'
import { readNgrams } from './ngrams'
import { ngramsOf } from './testing/model-of'

describe('the n-grams of a text', () => {
  it.each([
    ['words, pairs and triples, and pairs with a word between them', 'a warm room', 7],
    ['pairs with up to three words between them', 'a b c d e f', 6 + 5 + 4 + 4 + 3 + 2],
    ['marks as words', 'a room?', 7],
    ['dashes as words', 'room ─ room', 7],
    ['two to six characters with Hangul', '넓은방', 3],
    ['at most six characters', '아주넓고조용한방', 7 + 6 + 5 + 4 + 3],
    ['the gaps between syllables', '넓은 방', 6],
    ['single letters of Hangul', 'ㅎㅎ', 1],
    ['numbers before syllables', '30만', 2],
    ['nothing of a single syllable', '방', 0],
    ['nothing of other scripts', '你好 สวัสดี', 0],
    ['no pairs of a word and Hangul', 'room', 1],
    ['nothing of links', 'https://example.com/house-rules www.example.com/방/1', 0],
    ['words beside a link, without pairs across it', 'room https://example.com/a room', 2],
    ['syllables right before a link', '넓은방https://example.com/a', 3],
  ])('are %s', (_, text, count) => expect(ngramsOf(text)).toHaveLength(count))

  it('are the same ones if words are repeated', () =>
    expect(new Set(ngramsOf('send '.repeat(9))).size).toBe(6))

  it.each([
    ['pay 150 euros', 'pay 2890 euros'],
    ['150만 원', '28만 원'],
  ])('do not distinguish amounts: %s', (one, other) => expect(ngramsOf(one)).toEqual(ngramsOf(other)))

  it.each([
    ["don't", 'dont'],
    ['a room,  please', 'a room, please'],
    ['t e l e g r a m', 'telegram'],
  ])('do not depend on how a word is written: %s', (one, other) =>
    expect(ngramsOf(one)).toEqual(ngramsOf(other)),
  )

  it('depend on the order', () =>
    expect(new Set(ngramsOf('rent paid'))).not.toEqual(new Set(ngramsOf('paid rent'))))

  it('depend on how syllables are spaced', () => expect(ngramsOf('방 넓은')).not.toEqual(ngramsOf('방넓은')))

  it('end where their last character does', () => {
    const ends: number[] = []
    const plain = plainTextOf('a room?')
    readNgrams(plain, (hash, end) => {
      expect(hash).toBeGreaterThanOrEqual(0)
      ends.push(end)
    })
    expect(ends).toEqual([1, 6, 6, 6, 6, 6, 6])
  })
})
