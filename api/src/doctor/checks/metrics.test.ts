import { startApi, type TestApi } from '../../testing/api'
import { judgeMetrics } from './metrics'

let api: TestApi
let text: string
beforeAll(async () => {
  api = await startApi()
  text = await (await fetch(`${api.url}/metrics`)).text()
})
afterAll(() => api.close())

/** The metrics of the running service, with one value replaced. */
function withValue(line: string, value: number): string {
  const pattern = new RegExp(`^(${line}(?:\\{[^}]*\\})?) \\S+$`, 'm')
  // A metric that the service does not have would make the test pass for nothing.
  if (!pattern.test(text)) throw new Error(`there is no metric ${line}`)
  return text.replace(pattern, `$1 ${value}`)
}

it('a running service is well', () => {
  expect(judgeMetrics(text, 'abc')).toMatchObject([{ level: 'ok' }])
})

it.each([
  ['mail_outbox_stuck_seconds', 3600, 'warning', 'A mail has waited for 60 minutes.'],
  ['mail_server_up', 0, 'error', 'The service cannot reach the mail server.'],
  ['file_store_up', 0, 'error', 'The service does not use the file store after repeated failures.'],
  ['database_listener_up', 0, 'warning', expect.stringMatching(/LISTEN connection is lost/)],
  ['http_requests_shed_total', 7, 'warning', expect.stringMatching(/refused 7 requests/)],
])('%s %d is %s', (name, value, level, sentence) => {
  expect(judgeMetrics(withValue(name, value), '')).toMatchObject([{ level, text: sentence }])
})

it('restarts of the embedded database are a warning', () => {
  expect(judgeMetrics(`${text}\nembedded_database_restarts_total 2\n`, '')).toMatchObject([
    { level: 'warning', text: expect.stringMatching(/2 times/) },
  ])
})

it('another build than this one is a warning', () => {
  const built = text.replace('commit=""', 'commit="0123456789"')
  expect(judgeMetrics(built, 'abcdef0123')).toMatchObject([
    { level: 'warning', text: 'The running service is build 0123456789, and this is abcdef0123.' },
  ])
  expect(judgeMetrics(built, '0123456789')).toMatchObject([{ level: 'ok' }])
})
