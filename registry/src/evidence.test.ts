import fc from 'fast-check'
import { evidence, reaches } from './evidence'

const counted = fc
  .tuple(fc.nat({ max: 3000 }), fc.nat({ max: 3000 }))
  .map(([fine, failures]) => ({ views: fine + failures, failures }))
const nothing = { views: 0, failures: 0 }

it('is zero without observations', () => {
  expect(evidence({ more: nothing, less: nothing })).toBeCloseTo(0)
  expect(evidence({ more: nothing, less: { views: 1000, failures: 10 } })).toBeLessThanOrEqual(0)
})

it('never supports both sides', () => {
  fc.assert(
    fc.property(counted, counted, (one, other) => {
      expect(
        Math.min(evidence({ more: one, less: other }), evidence({ more: other, less: one })),
      ).toBeLessThan(Math.log(2))
    }),
  )
})

it('grows with every failure of one side and every flawless view of the other', () => {
  fc.assert(
    fc.property(counted, counted, (more, less) => {
      const before = evidence({ more, less }) - 1e-9
      const { views, failures } = more
      expect(
        evidence({ more: { views, failures: Math.min(failures + 1, views) }, less }),
      ).toBeGreaterThanOrEqual(before)
      expect(evidence({ more, less: { ...less, views: less.views + 1 } })).toBeGreaterThanOrEqual(before)
    }),
  )
})

it('grows with the margin', () => {
  fc.assert(
    fc.property(counted, counted, (more, less) => {
      const [small, large] = [0.01, 0.1].map((margin) => evidence({ more, less, margin }))
      expect(large).toBeGreaterThanOrEqual((small ?? 0) - 1e-9)
    }),
  )
})

it('finds a small difference with fewer views on request, and supports no claim without one', () => {
  const less = { views: 20_000, failures: 5000 }
  const claim = { more: { views: 2000, failures: 620 }, less }
  expect(evidence({ ...claim, differences: 'small' })).toBeGreaterThan(evidence(claim) + 2)
  expect(evidence({ more: { views: 2000, failures: 500 }, less, differences: 'small' })).toBeLessThan(0)
})

it('is a finite number for any number of observations', () => {
  const million = { views: 100_000_000, failures: 1_000_000 }
  expect(evidence({ more: million, less: million })).toBeLessThan(0)
  expect(evidence({ more: { views: 1e8, failures: 2e6 }, less: million })).toBeGreaterThan(50_000)
})

it('reaches a level exactly when it is at least as large', () => {
  fc.assert(
    fc.property(
      counted,
      counted,
      fc.constantFrom(0, 0.05),
      fc.constantFrom(0.2, 1),
      (more, less, margin, most) => {
        const claim = { more, less, margin, most }
        expect(reaches(claim, Math.log(200))).toBe(evidence(claim) >= Math.log(200))
      },
    ),
  )
})
