import { fitRegression } from './logistic-regression'

const row = (place: number, isScam: boolean) => ({
  places: Int32Array.of(place),
  parts: Float32Array.of(1),
  isScam,
})

describe('a logistic regression', () => {
  it('separates the labels', () => {
    const { weights, bias } = fitRegression([row(0, true), row(1, false)], 2)
    expect((weights[0] ?? 0) + bias).toBeGreaterThan(2)
    expect((weights[1] ?? 0) + bias).toBeLessThan(-2)
  })

  it('trusts what both labels have less', () => {
    const { weights } = fitRegression([row(0, true), row(1, true), row(1, false), row(2, false)], 3)
    expect(Math.abs(weights[1] ?? 0)).toBeLessThan(Math.abs(weights[0] ?? 0) / 2)
  })

  it('gives both labels the same weight, however many there are', () => {
    const { weights, bias } = fitRegression(
      [row(0, true), ...Array.from({ length: 5 }, () => row(1, false))],
      2,
    )
    expect((weights[0] ?? 0) + bias).toBeCloseTo(-((weights[1] ?? 0) + bias), 0)
  })
})
