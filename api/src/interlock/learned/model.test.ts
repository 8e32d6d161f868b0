import { plainTextOf } from '../normalise/plain-text'
import { heavinessOf, type Model, quantise, readLogOdds, rarityStep } from './model'
import { modelOf, ngramsOf } from './testing/model-of'

const read = (model: Model, text: string) => readLogOdds(model, plainTextOf(text))
const logOddsOf = (model: Model, text: string) => read(model, text).logOdds
const certaintyOf = (model: Model, text: string) => read(model, text).certainty
/** A word many times, without pairs: a foreign letter is between. */
const alone = (word: string, times: number) => `${word} ん `.repeat(times)

describe('the log-odds of a text', () => {
  const model = modelOf({ wire: 2, thanks: -2 })
  const harmless = alone('thanks', 900)

  it('are the sum of its weights, each times its part of the text', () => {
    expect(logOddsOf(model, alone('wire', 90))).toBeCloseTo(2)
    expect(logOddsOf(model, alone('wire', 90) + alone('thanks', 90))).toBeCloseTo(0)
  })

  it('do not depend on words that are not known if they are no more than half', () =>
    expect(logOddsOf(model, alone('wire', 90) + alone('room', 90))).toBeCloseTo(2))

  it('are less certain for a short text, and for one of which little is known', () => {
    expect(certaintyOf(model, alone('wire', 90))).toBe(1)
    expect(read(model, 'wire')).toEqual({ logOdds: expect.closeTo(2), certainty: 1 / 80 })
    expect(certaintyOf(model, alone('wire', 90) + alone('room', 180))).toBeCloseTo(8 / 15)
    expect(certaintyOf(model, alone('wire', 90) + alone('room', 450))).toBeCloseTo(0)
    expect(read(model, '')).toEqual({ logOdds: 0, certainty: 0 })
  })

  it('are those of an n-gram that is rarer, rather than of a common one', () => {
    const [wire = 0, thanks = 0] = [...ngramsOf('wire'), ...ngramsOf('thanks')]
    const uneven = quantise(
      [
        { hash: wire, weight: 2, rarity: 3 },
        { hash: thanks, weight: -2, rarity: 1 },
      ],
      0,
    )
    expect(logOddsOf(uneven, alone('wire', 90) + alone('thanks', 90))).toBeCloseTo(4 / Math.sqrt(10), 1)
  })

  it('begin at the bias', () => {
    const biased = { ...model, bias: -1 }
    expect(logOddsOf(biased, alone('wire', 90))).toBeCloseTo(1)
  })

  it('are not hidden by harmless words around the heaviest stretch', () => {
    const scam = alone('wire', 600)
    const padded = logOddsOf(model, harmless + scam + harmless)
    expect(padded).toBeCloseTo(logOddsOf(model, scam), 0)
    expect(logOddsOf(model, harmless)).toBeCloseTo(-2)
  })
})

it('what an n-gram adds is its weight times its rarity', () => {
  const [wire = 0, room = 0] = [...ngramsOf('wire'), ...ngramsOf('room')]
  const model = quantise([{ hash: wire, weight: 1.27, rarity: 2 }], 0)
  expect(heavinessOf(model, wire) * model.step * rarityStep).toBeCloseTo(2.54)
  expect(heavinessOf(model, room)).toBe(0)
})

it('rounds weights to 255 steps, and sorts by hash', () => {
  const learned = [0.5, -1.27, 0.004, 0].map((weight, at) => ({ hash: 9 - at, weight, rarity: 1 }))
  const { step, weights, hashes, rarities } = quantise(learned, 0)
  expect([...hashes]).toEqual([6, 7, 8, 9])
  expect([...weights]).toEqual([0, 0, -127, 50])
  expect([...rarities]).toEqual([20, 20, 20, 20])
  expect(step).toBeCloseTo(0.01)
  expect([...quantise([], 0).weights]).toEqual([])
})
