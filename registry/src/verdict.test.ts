import { failsWidely, type Figures, judge, marginFor } from './verdict'

const candidate = (views: number, failures: number): Figures => ({ version: '1.5.0', views, failures })
const current = (views: number, failures: number): Figures => ({ version: '1.4.0', views, failures })
const fourSteps = { steps: [10, 25, 50, 100], least: 100 }

describe('a canary', () => {
  it('is judged with its figures', () => {
    expect(judge(candidate(40, 12), current(900, 3), fourSteps)).toMatchObject({
      verdict: 'worse',
      text: '12 of 40 page views with 1.5.0 failed (30 %). 3 of 900 page views with 1.4.0 failed (0.3 %). It is worse.',
    })
    expect(judge(candidate(200, 0), current(200, 0), fourSteps)).toMatchObject({
      verdict: 'no-worse',
      text: '0 of 200 page views with 1.5.0 failed (0 %). 0 of 200 page views with 1.4.0 failed (0 %). It is no worse, within 4 %.',
    })
    expect(judge(candidate(99, 0), current(0, 0), fourSteps)).toMatchObject({
      verdict: 'too-early',
      text: '0 of 99 page views with 1.5.0 failed (0 %). No page view with 1.4.0 was reported. It is too early to say: 100 views are needed.',
    })
    expect(judge(candidate(120, 3), current(200, 0), fourSteps)).toMatchObject({
      verdict: 'too-early',
      text: '3 of 120 page views with 1.5.0 failed (2.5 %). 0 of 200 page views with 1.4.0 failed (0 %). It is too early to say whether it is within 4 %.',
    })
  })

  it('that always fails is detected within ten views, whatever the current version does', () => {
    for (const views of [0, 1, 10, 100, 100_000]) {
      expect(judge(candidate(10, 10), current(views, 0), fourSteps).verdict).toBe('worse')
      expect(judge(candidate(10, 10), current(views, Math.round(views / 200)), fourSteps).verdict).toBe(
        'worse',
      )
    }
  })

  it('does not end for fewer than five failures', () => {
    expect(judge(candidate(4, 4), current(100_000, 0)).verdict).toBe('too-early')
    expect(judge(candidate(5, 5), current(100_000, 0)).verdict).toBe('worse')
  })

  it('does not end for failures that the current version has as well', () => {
    expect(judge(candidate(1000, 400), current(1000, 420)).verdict).not.toBe('worse')
    expect(judge(candidate(100, 100), current(100, 100)).verdict).not.toBe('worse')
    expect(judge(candidate(10, 10), current(30, 30)).verdict).not.toBe('worse')
  })

  it.each([20, 100, 400, 1000])('whose plan asks for %d views proceeds after about that many', (least) => {
    const verdictAt = (share: number) => judge(candidate(least * share, 0), current(least * 9, 0), { least })
    expect(verdictAt(0.9).verdict).toBe('too-early')
    expect(verdictAt(1.5).verdict).toBe('no-worse')
  })

  it('proceeds without views of the current version if it hardly ever fails', () => {
    expect(judge(candidate(100, 0), current(0, 0), { least: 100 }).verdict).toBe('no-worse')
    expect(judge(candidate(100, 4), current(0, 0), { least: 100 }).verdict).toBe('too-early')
  })

  it('is too early to judge without views', () => {
    expect(judge(candidate(0, 0), current(0, 0)).verdict).toBe('too-early')
    expect(judge(candidate(0, 0), current(5000, 4000)).verdict).toBe('too-early')
  })

  it('may fail more often by the margin that its views can show, and never by more than one view in five', () => {
    expect([1, 20, 100, 200, 400, 100_000].map(marginFor)).toEqual([0.2, 0.2, 0.04, 0.02, 0.01, 0.01])
  })
})

describe('a current version', () => {
  it('fails widely if it fails in more than one view of twenty and more often than the previous version', () => {
    expect(failsWidely(current(200, 40), undefined)).toBe(true)
    expect(failsWidely(current(200, 40), candidate(1000, 3))).toBe(true)
    expect(failsWidely(current(200, 40), candidate(1000, 200))).toBe(false)
    expect(failsWidely(current(2000, 80), candidate(1000, 3))).toBe(false)
    expect(failsWidely(current(4, 4), candidate(1000, 3))).toBe(false)
    expect(failsWidely(current(0, 0), undefined)).toBe(false)
  })
})
