import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dashboardQueries, monitoringFolder, queriesOf, ruleFiles, runbooks } from './testing/monitoring'
import { promtool } from './testing/promtool'

// promtool needs half a minute of a processor, and a busy machine gives it a quarter of one.
jest.setTimeout(300_000)

it('the rules and the sample configuration are valid', async () => {
  expect(await promtool(monitoringFolder, 'check', 'rules', ...ruleFiles)).toContain('SUCCESS')
  expect(await promtool(monitoringFolder, 'check', 'config', '--syntax-only', 'prometheus.yml')).toContain(
    'SUCCESS',
  )
})

it.each(['rules.test.yml', 'days.test.yml'])(
  'each alert fires on its series, and no other alert: %s',
  async (file) => {
    expect(await promtool(monitoringFolder, 'test', 'rules', file)).toContain('SUCCESS')
  },
)

it.each([
  ['the dashboard', dashboardQueries().map((query) => query.replaceAll('$__rate_interval', '5m'))],
  ['the runbooks', [...runbooks.values()].flatMap(queriesOf)],
])('the queries of %s are valid', async (_where, queries) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-queries-'))
  const groups = [{ name: 'queries', rules: queries.map((expr, at) => ({ record: `query_${at}`, expr })) }]
  // YAML contains JSON.
  await writeFile(path.join(folder, 'queries.yml'), JSON.stringify({ groups }))
  const output = await promtool(folder, 'check', 'rules', 'queries.yml')
  await rm(folder, { recursive: true })
  expect(output).toContain(`${queries.length} rules found`)
})
