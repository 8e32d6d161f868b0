import { differencesOf, type Figures, resultOf } from './summary'

const figuresOf = (usable: number) => ({ usable }) as Figures

it('takes the middle of the rounds', () => {
  expect(resultOf([3, 9, 4].map(figuresOf)).usable).toEqual({ median: 4, least: 3, most: 9 })
})

it('takes differences round by round, so that a slow round costs both alike', () => {
  const few = [100, 300, 110].map(figuresOf)
  const many = [104, 306, 115].map(figuresOf)
  expect(differencesOf(many, few).usable).toEqual({ median: 5, least: 4, most: 6 })
})
