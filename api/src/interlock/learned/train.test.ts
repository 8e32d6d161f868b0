import type { LabelledText } from '../measure'
import { plainTextOf } from '../normalise/plain-text'
import { store } from './committed-model'
import { readLogOdds } from './model'
import { exampleOf } from './example'
import { train } from './train'

const texts: readonly LabelledText[] = [
  ...['wire the deposit', 'wire the rent', '먼저 입금하세요', '꼭 입금하세요'].map(
    (text) => ({ text, label: 'scam', lang: 'en' }) as const,
  ),
  ...['see the room', 'see the kitchen', 'bring the keys', '방이 넓어요', '집이 넓어요', 'thank you'].map(
    (text) => ({ text, label: 'ok', lang: 'en' }) as const,
  ),
]

describe('training', () => {
  const model = train(texts.map(exampleOf))
  const stored = store(model)

  it.each([
    ['against', 'wire the money', 1],
    ['against', '입금하세요', 1],
    ['for', 'see the garden', -1],
    ['for', '넓어요', -1],
  ])('learns what speaks %s a text: %s', (_, text, sign) =>
    expect(Math.sign(readLogOdds(model, plainTextOf(text)).logOdds)).toBe(sign),
  )

  it('yields the same model for the same texts, and another one without one of them', () => {
    expect(store(train(texts.map(exampleOf)))).toEqual(stored)
    expect(store(train(texts.slice(1).map(exampleOf)))).not.toEqual(stored)
  })

  it('yields another model as soon as one text has another label', () => {
    const relabelled = texts.map((one, index) => (index === 0 ? { ...one, label: 'ok' as const } : one))
    expect(store(train(relabelled.map(exampleOf)))).not.toEqual(stored)
  })
})
