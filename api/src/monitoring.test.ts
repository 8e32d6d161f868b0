import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { calls, posts } from '@within-reach/contract'
import { parse } from 'yaml'
import { failedParts } from './platform/errors'
import { startApi, type TestApi } from './testing/api'
import {
  alertNames,
  codeBlocks,
  dashboardQueries,
  exposedMetrics,
  metricsOf,
  queriesOf,
  readMonitoring,
  repository,
  rules,
  runbookIndex,
  runbooks,
} from './testing/monitoring'

let api: TestApi
let metrics: string
beforeAll(async () => {
  api = await startApi({ embedded: { restarts: () => 0 } })
  await api.call(posts, { type: 'tr' })
  metrics = await (await fetch(`${api.url}/metrics`)).text()
})
afterAll(() => api.close())

const expressions = rules.map(({ expr }) => expr)
const recorded = rules.flatMap(({ record }) => record ?? [])
/** `SiteDown` is explained in site-down.md. */
const fileOf = (alert: string) => `${alert.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()}.md`

it('the metrics in a query are found', () => {
  const query = `sum by (job, part) (rate(a_total{x="b_c",y=~"1|2"}[5m])) / on (job) group_left () job:a:rate5m
    > 14.4 * 0.001 unless on (job) min_over_time(job_up[6h:1m]) == 0 or time() - c < 1e6`
  expect(metricsOf(query)).toEqual(['a_total', 'job:a:rate5m', 'job_up', 'c'])
})

describe.each([
  ['the rules', expressions],
  ['the dashboard', dashboardQueries()],
  ['the runbooks', [...runbooks.values()].flatMap(queriesOf)],
])('%s', (_where, queries) => {
  it('name metrics that exist', () => {
    // Prometheus notes whether each instance answered.
    const known = new Set([...exposedMetrics(metrics), ...recorded, 'up'])
    expect(queries.length).toBeGreaterThan(20)
    expect(queries.flatMap(metricsOf).filter((name) => !known.has(name))).toEqual([])
  })

  it('choose the site by its job, because other services have metrics of the same names', () => {
    const own = (name: string) => !recorded.includes(name)
    const unchosen = queries.filter((query) =>
      metricsOf(query)
        .filter(own)
        .some((name) => !new RegExp(`\\b${name}\\{\\s*job=~"(?:within-reach\\.\\*|\\$job)"`).test(query)),
    )
    expect(unchosen).toEqual([])
  })
})

describe('the objectives', () => {
  const text = readMonitoring('objectives.yml')

  it('leave out the duration of the calls with files and of translations, and of no others', () => {
    const others = calls.filter((call) => call.files || call.path === '/api/translation')
    const paths = others.map((call) => call.path.replace('/api/', ''))
    const excluded = [...text.matchAll(/route!~"\/api\/\(([^)]+)\)"/g)].map(([, names = '']) =>
      names.split('|'),
    )
    expect(excluded.length).toBeGreaterThan(0)
    for (const names of excluded) expect(names.sort()).toEqual(paths.sort())
  })

  it('use a limit of the measured durations', () => {
    const limits = [...text.matchAll(/\ble="([^"]+)"/g)].map(([, limit]) => limit)
    expect(limits).toEqual(['0.5'])
    expect(metrics).toContain('http_request_duration_seconds_bucket{le="0.5",route="/api/posts"')
  })

  it('are those of the index', () => {
    const promised = [...runbookIndex.matchAll(/^\| [^|]+ \| ([\d.]+) % +\|/gm)].map(([, share]) =>
      Number(share),
    )
    const allowed = [...text.matchAll(/> (?:[\d.]+ \* )?(0\.\d+)/g)].map(
      ([, share]) => 100 - 100 * Number(share),
    )
    expect(promised).toHaveLength(3)
    expect(new Set(allowed)).toEqual(new Set(promised))
    // "Within half a second" and "longer than five minutes".
    expect(text).toContain('le="0.5"')
    expect(text).toContain('> bool 300')
  })

  it('have an alert for each part that can fail', () => {
    const alerts = rules.filter(({ alert }) => alert).map(({ expr }) => expr)
    const covered = failedParts.filter((part) => alerts.some((expr) => expr.includes(`part="${part}"`)))
    // A mail that waits has its own objective. Without translations, readers still have the texts.
    expect([...covered, 'mail', 'translation'].sort()).toEqual([...failedParts].sort())
  })
})

describe('the tests of the rules', () => {
  const { tests } = parse(readMonitoring('rules.test.yml')) as {
    tests: {
      name: string
      input_series: { series: string }[]
      promql_expr_test: { exp_samples: { labels: string }[] }[]
    }[]
  }

  it('let each alert fire', () => {
    const fired = tests.flatMap(({ promql_expr_test: checks }) =>
      checks.flatMap(({ exp_samples: samples }) => samples.map(({ labels }) => labels)),
    )
    const alerts = rules.flatMap(({ alert, labels }) =>
      alert ? `{alertname="${alert}", severity="${labels?.severity}"}` : [],
    )
    expect([...new Set(fired)].sort()).toEqual([...new Set(alerts)].sort())
  })

  it('have a healthy site with every metric of the rules', () => {
    const healthy = tests.find(({ name }) => name === 'a healthy site')
    const names = new Set(healthy?.input_series.flatMap(({ series }) => series.split('{')[0] ?? []))
    expect(
      expressions.flatMap(metricsOf).filter((name) => !names.has(name) && !recorded.includes(name)),
    ).toEqual([])
  })
})

it('each runbook belongs to an alert, and each alert has one', () => {
  expect([...runbooks.keys()].sort()).toEqual(alertNames.map(fileOf).sort())
})

it('each alert has a severity, a summary and a link to its runbook', () => {
  for (const { alert, labels, annotations } of rules.filter((rule) => rule.alert)) {
    expect(['page', 'ticket']).toContain(labels?.severity)
    expect(annotations?.summary).toMatch(/^\S.*\.$/)
    expect(annotations?.runbook_url).toBe(`docs/runbooks/${fileOf(alert ?? '')}`)
  }
})

it('the index lists each alert with its severities', () => {
  const listed = [...runbookIndex.matchAll(/^\| \[(\w+)\]\(([\w-]+\.md)\) +\| ([\w, ]+?) +\|/gm)]
  const found = listed.map(([, alert, file, severities]) => ({ alert, file, severities }))
  const expected = alertNames.map((alert) => ({
    alert,
    file: fileOf(alert),
    severities: rules
      .flatMap((rule) => (rule.alert === alert ? (rule.labels?.severity ?? []) : []))
      .join(', '),
  }))
  const byName = (one: { alert?: string }, other: { alert?: string }) =>
    (one.alert ?? '') < (other.alert ?? '') ? -1 : 1
  expect(found.sort(byName)).toEqual(expected.sort(byName))
})

const sources = readdirSync(path.join(repository, 'api', 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')
const commands = readdirSync(path.join(repository, 'registry', 'src', 'cli', 'commands')).flatMap((file) => {
  const text = readFileSync(path.join(repository, 'registry', 'src', 'cli', 'commands', file), 'utf8')
  return [...text.matchAll(/command\('([\w-]+)'\)/g)].map(([, name]) => name)
})

describe.each([...runbooks])('%s', (file, text) => {
  it('is short, and says what it means, how to look, what to do, and how to know that it is over', () => {
    const [title, ...headings] = [...text.matchAll(/^#{1,2} (.+)$/gm)].map(([, heading]) => heading)
    expect(alertNames.filter((alert) => fileOf(alert) === file)).toEqual([title])
    expect(headings).toEqual(['What it means', 'How to look', 'What to do', 'How to know that it is over'])
    expect(text.split('\n').length).toBeLessThanOrEqual(60)
  })

  it('names log lines that the service writes', () => {
    const lines = [...text.matchAll(/[Ll]og line\s+`([^`]+)`/g)].map(([, line = '']) => line)
    expect(lines.filter((line) => !sources.includes(`'${line}'`))).toEqual([])
  })

  it('names commands of the registry that exist', () => {
    const named = [...text.matchAll(/npm run registry -- ([\w-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !commands.includes(name))).toEqual([])
  })

  it('has SQL that the service’s role may run', async () => {
    for (const statement of codeBlocks(text, 'sql')) await api.database.pool.query(statement)
    expect(text).not.toMatch(/```sql\n\s*```/)
  })
})
