import { differencesOf, type Figures, resultOf } from './summary'

const figuresOf = (usable: number) => ({ usable }) as Figures

it('takes the median of the rounds', () => {
  expect(resultOf([3, 9, 4].map(figuresOf)).usable).toEqual({ median: 4, least: 3, most: 9 })
})

it('computes differences per round, so that a slow round affects both alike', () => {
  const few = [100, 300, 110].map(figuresOf)
  const many = [104, 306, 115].map(figuresOf)
  expect(differencesOf(many, few).usable).toEqual({ median: 5, least: 4, most: 6 })
})
