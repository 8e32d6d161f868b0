import { type Model, quantise, readLogOdds } from './model'
import { bucketCount, bucketsOf } from './ngrams'

const logOddsOf = (model: Model, text: string) => readLogOdds(model, text).logOdds
const weighing = (words: Readonly<Record<string, number>>): Model => {
  const weights = new Float64Array(bucketCount)
  for (const [word, weight] of Object.entries(words)) weights[bucketsOf(word)[0] ?? 0] = weight
  return quantise(weights)
}

describe('the log-odds of a text', () => {
  const model = weighing({ wire: 2, thanks: -2 })
  const harmless = 'thanks '.repeat(300)

  it('are the sum of its weights, of which a short text has few', () => {
    expect(logOddsOf(model, 'wire')).toBeCloseTo(0.2)
    expect(logOddsOf(model, 'wire wire')).toBeCloseTo(0.4)
    expect(logOddsOf(model, 'thanks')).toBeCloseTo(-0.2)
    expect(logOddsOf(model, '')).toBe(0)
  })

  it('come with the part of half a stretch that the text fills', () => {
    const fullnessOf = (text: string) => readLogOdds(model, text).fullness
    expect(['', 'wire', harmless].map(fullnessOf)).toEqual([0, 0.02, 1])
  })

  it('are not hidden by harmless words around the heaviest stretch', () => {
    const scam = 'wire '.repeat(51)
    const padded = logOddsOf(model, harmless + scam + harmless)
    expect(padded).toBeCloseTo(logOddsOf(model, scam), 0)
    expect(logOddsOf(model, harmless)).toBeLessThan(-9)
  })
})

it('rounds weights to 255 steps', () => {
  const weights = Float64Array.of(0.5, -1.27, 0.004, 0)
  const { step, weights: rounded } = quantise(weights)
  expect([...rounded]).toEqual([50, -127, 0, 0])
  expect(step).toBeCloseTo(0.01)
  expect([...quantise(new Float64Array(2)).weights]).toEqual([0, 0])
})
