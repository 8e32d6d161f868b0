import { copyLifetime, datesAt, decisionLifetime, isOlder } from './dates'

const hour = 60 * 60_000
const now = Date.parse('2026-03-01T08:20:00Z')

describe('the dates of what is signed', () => {
  it('are the same for an hour, and a day apart', () => {
    expect(datesAt(now, decisionLifetime)).toEqual({
      issued: Date.parse('2026-03-01T08:00:00Z'),
      expires: Date.parse('2026-03-02T08:00:00Z'),
    })
    expect(datesAt(now + 39 * 60_000, decisionLifetime)).toEqual(datesAt(now, decisionLifetime))
    expect(datesAt(now + hour, decisionLifetime)).not.toEqual(datesAt(now, decisionLifetime))
  })

  it('of a kept copy are the same for a day, and 30 days apart', () => {
    expect(datesAt(now, copyLifetime)).toEqual({
      issued: Date.parse('2026-03-01T00:00:00Z'),
      expires: Date.parse('2026-03-31T00:00:00Z'),
    })
  })
})

describe('a document with a lower revision', () => {
  const seen = { revision: 7, issued: now }

  it('is older', () => {
    expect(isOlder({ revision: 6, issued: now - hour }, seen)).toBe(true)
    expect(isOlder({ revision: 6, issued: now + 23 * hour }, seen)).toBe(true)
  })

  it('is older without a date', () => {
    expect(isOlder({ revision: 6 }, seen)).toBe(true)
    expect(isOlder({ revision: 6, issued: now }, { revision: 7 })).toBe(true)
  })

  it('counts if it was signed a day later, as after a restore', () => {
    expect(isOlder({ revision: 6, issued: now + 24 * hour }, seen)).toBe(false)
  })
})

it('a document with the same or a higher revision is not older, whatever the clocks of the instances say', () => {
  for (const revision of [7, 8])
    expect(isOlder({ revision, issued: now - 5 * hour }, { revision: 7, issued: now })).toBe(false)
})
