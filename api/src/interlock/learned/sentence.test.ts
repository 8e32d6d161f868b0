import { plainTextOf } from '../normalise/plain-text'
import { heaviestSentence } from './sentence'
import { modelOf } from './testing/model-of'

const model = modelOf({ escrow: 1, 입금: 1 })
const quoteOf = (text: string) => {
  const { start, end } = heaviestSentence(model, plainTextOf(text))
  return text.slice(start, end)
}

describe('the sentence that weighs most', () => {
  it.each([
    ['in the middle', 'Hello there. Use our Escrow, please! Bye.', 'Use our Escrow, please'],
    ['the last, without an end', 'Hello. Use our escrow', 'Use our escrow'],
    ['in Korean', '안녕하세요. 먼저 입금해 주세요. 감사합니다.', '먼저 입금해 주세요'],
    ['the first if none weighs', 'Hello there. Bye.', 'Hello there'],
    ['nothing of an empty text', '', ''],
  ])('is found: %s', (_, text, quote) => expect(quoteOf(text)).toBe(quote))

  it('is found in one pass over the sentences', () => {
    const count = 2_000
    const plain = plainTextOf('. a'.repeat(count))
    let reads = 0
    const sentences = new Proxy(plain.sentences, {
      get(target, key) {
        reads += 1
        return Reflect.get(target, key) as unknown
      },
    })
    heaviestSentence(model, { ...plain, sentences })
    expect(plain.sentences.length).toBeGreaterThanOrEqual(count - 1)
    // A pass reads each once or twice for each n-gram that ends in it; a search from the start, a thousand times.
    expect(reads).toBeLessThan(40 * count)
  })
})
