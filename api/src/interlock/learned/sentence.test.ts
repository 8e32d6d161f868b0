import { plainTextOf } from '../normalise/plain-text'
import { quantise } from './model'
import { bucketCount, bucketsOf } from './ngrams'
import { heaviestSentence } from './sentence'

const weights = new Float64Array(bucketCount)
for (const bucket of [...bucketsOf('escrow'), ...bucketsOf('입금')]) weights[bucket] = 1
const model = quantise(weights)
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

  it('is found in time linear in the length', () => {
    const text = '. a'.repeat(200_000)
    const { user } = process.cpuUsage()
    quoteOf(text)
    // Quadratic work would take minutes.
    expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(5_000)
  })
})
