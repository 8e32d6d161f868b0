import { auditedPage, type LighthouseReport, medianAudit } from './audited-page'

const audit = (score: number | null, numericValue?: number) => ({ title: '', score, numericValue })
const category = (score: number | null, weights: Readonly<Record<string, number>>) => ({
  score,
  auditRefs: Object.entries(weights).map(([id, weight]) => ({ id, weight })),
})
const report = (more: Partial<LighthouseReport> = {}): LighthouseReport => ({
  lighthouseVersion: '12.0.0',
  requestedUrl: 'https://127.0.0.1:1/profile?a=b',
  finalDisplayedUrl: 'https://127.0.0.1:1/login?from=/profile',
  environment: { benchmarkIndex: 1000 },
  categories: {
    performance: category(0.91, { 'total-blocking-time': 30, 'cumulative-layout-shift': 70, hint: 0 }),
    accessibility: category(1, { 'link-name': 7, unused: 0 }),
    'best-practices': category(1, { doctype: 1 }),
    seo: category(0.69, { 'is-crawlable': 4.04, 'meta-description': 9 }),
  },
  audits: {
    'total-blocking-time': audit(0.7, 312.4),
    'cumulative-layout-shift': audit(1, 0.0004),
    hint: audit(0.5),
    'link-name': audit(1),
    unused: audit(null),
    doctype: audit(1),
    'is-crawlable': audit(0),
    'meta-description': audit(1),
  },
  ...more,
})

it('reads scores, measurements, and failed audits with their weights', () => {
  const { shown, scores, metrics, failed } = auditedPage(report(), () => false)
  expect(shown).toBe('/login')
  expect(scores).toEqual({ performance: 91, accessibility: 100, 'best-practices': 100, seo: 69 })
  expect(metrics).toMatchObject({ blocked: 312, shift: 0, largestPaint: Number.NaN })
  expect(failed.map(({ id, score, weight }) => [id, score, weight])).toEqual([
    ['total-blocking-time', 0.7, 30],
    ['hint', 0.5, 0],
    ['is-crawlable', 0, 4.04],
  ])
})

it.each(['/login', '/profile'])('does not judge %s by whether search engines may list it', (unlisted) => {
  const { scores, failed } = auditedPage(report(), (path) => path === unlisted)
  expect(scores.seo).toBe(100)
  expect(failed.map(({ id }) => id)).not.toContain('is-crawlable')
})

it('refuses a report without a result', () => {
  expect(() =>
    auditedPage(report({ runtimeError: { message: 'The page did not paint' } }), () => false),
  ).toThrow('did not paint')
  const categories = { ...report().categories, seo: category(null, {}) }
  expect(() => auditedPage(report({ categories }), () => false)).toThrow('could not judge seo of /login')
})

it('takes the audit with the median performance', () => {
  const scored = (performance: number) => {
    const page = auditedPage(report(), () => false)
    return { ...page, scores: { ...page.scores, performance } }
  }
  expect(medianAudit([scored(100), scored(97), scored(99)]).scores.performance).toBe(99)
  expect(medianAudit([scored(100), scored(97)]).scores.performance).toBe(97)
  expect(() => medianAudit([])).toThrow('no audits')
})
