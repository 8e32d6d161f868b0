import { login, posting, posts, sendVCode } from '@within-reach/contract'
import { startApi, type TestApi, type TestApiOptions } from '../../testing/api'
import { builtShell } from '../../testing/registry'
import { type ArrivedSpan, startTraceCollector, type TraceCollector } from '../../testing/trace-collector'
import { traceScriptSource } from '../../site/trace-script'

let shell: Awaited<ReturnType<typeof builtShell>>
let collector: TraceCollector
beforeAll(async () => {
  shell = await builtShell()
  collector = await startTraceCollector()
})
afterAll(async () => {
  collector.stop()
  await shell.remove()
})

/** The spans of what happens at a service of its own, which sends the last ones when it stops. */
async function spansOf(
  happens: (api: TestApi) => Promise<unknown>,
  settings: TestApiOptions['settings'] = {},
  more: Pick<TestApiOptions, 'logTo'> = {},
): Promise<readonly ArrivedSpan[]> {
  const before = collector.spans().length
  const traces = { TRACES_URL: collector.url, TRACES_SHARE: '1' }
  const api = await startApi({ shell: shell.folder, settings: { ...traces, ...settings }, ...more })
  try {
    await happens(api)
  } finally {
    await api.close()
  }
  return collector.spans().slice(before)
}

/** What a page gives its calls, and what its policy allows. */
async function openPage({ url }: Pick<TestApi, 'url'>) {
  const answer = await fetch(`${url}/`)
  const found = (await answer.text()).matchAll(/<meta name="(trace\w+)" content="([^"]+)">/g)
  return {
    headers: Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value])),
    policy: answer.headers.get('Content-Security-Policy') ?? '',
    cookies: answer.headers.getSetCookie(),
  }
}

const attributesOf = ({ attributes }: ArrivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const isRequest = ({ name }: ArrivedSpan) => /^[A-Z]+ \//.test(name)

it('one trace leads from a page over its call and the statements to the mail', async () => {
  const spans = await spansOf(async (api) => {
    const { headers, policy, cookies } = await openPage(api)
    expect(policy).toContain(traceScriptSource)
    expect(cookies).toEqual([])
    await api.call(sendVCode, { email: 'ana@example.com' }, { headers })
    await api.mailTo('ana@example.com')
  })
  const named = (name: string) => spans.find((span) => span.name === name)
  const [page, call] = [named('GET /*'), named('POST /api/sendVCode')]
  expect(page?.parentSpanId).toBeUndefined()
  expect(page && attributesOf(page)).toMatchObject({ 'within_reach.page': '/' })
  expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId })
  for (const part of ['outbox-insert', 'COMMIT', 'send mail'])
    expect([part, named(part)]).toMatchObject([part, { traceId: page?.traceId, parentSpanId: call?.spanId }])
})

it('a span has the id of its request, and the line of the request in the log has the id of the trace', async () => {
  const lines: Record<string, unknown>[] = []
  let id: string | null = null
  const spans = await spansOf(
    async (api) => {
      const { headers } = await api.call(posts, { type: 'tr' })
      id = headers.get('X-Request-Id')
    },
    {},
    { logTo: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) } },
  )
  const call = spans.find(({ name }) => name === 'POST /api/posts')
  expect(call && attributesOf(call)).toMatchObject({ 'request.id': id, 'http.route': '/api/posts' })
  const line = lines.find(({ msg, path }) => msg === 'request completed' && path === '/api/posts')
  expect(line).toMatchObject({ reqId: id, trace_id: call?.traceId })
})

it('a failed request is marked, without what its error says', async () => {
  const spans = await spansOf(async (api) => {
    await api.database.pool.query('ALTER TABLE posts RENAME TO gone')
    await api.call(posts, { type: 'tr' })
    await api.database.pool.query('ALTER TABLE gone RENAME TO posts')
  })
  const failed = spans.filter(({ status }) => status.code === 2)
  const marks = failed.map(({ name, status }) => [name, status.message])
  expect(marks).toContainEqual(['POST /api/posts', '500'])
  expect(marks.map(([, message]) => message)).toContain('42P01')
  expect(JSON.stringify(failed)).not.toContain('relation')
})

it('traces pages and calls only, each statement in the trace of its request', async () => {
  const spans = await spansOf(async ({ url }) => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml'])
      await fetch(url + path)
    await openPage({ url })
  })
  const requests = spans.filter(isRequest)
  expect(requests.map(({ name }) => name)).toEqual(['GET /*'])
  const traces = new Set(requests.map(({ traceId }) => traceId))
  expect(spans.filter(({ traceId }) => !traces.has(traceId))).toEqual([])
})

it('the share 0 traces nothing, and what a visitor invents starts no trace', async () => {
  const spans = await spansOf(
    async (api) => {
      const { headers, policy } = await openPage(api)
      expect(headers).toEqual({})
      expect(policy).not.toContain(traceScriptSource)
      const traceparent = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`
      for (const tracestate of ['', `wr=t-${'x'.repeat(22)}`])
        await api.call(posts, { type: 'tr' }, { headers: { traceparent, tracestate } })
    },
    { TRACES_SHARE: '0' },
  )
  expect(spans).toEqual([])
})

it('without TRACES_URL, a page has no trace', async () => {
  const api = await startApi({ shell: shell.folder })
  const { headers, policy } = await openPage(api)
  expect([headers, policy.includes(traceScriptSource)]).toEqual([{}, false])
  await api.close()
})

it('requests that run at the same time keep their statements apart', async () => {
  const spans = await spansOf(async (api) => {
    const { api_token: token } = await api.signUp('ana')
    const fields = { type: 'qb', subject: 'x', description: 'x' }
    await Promise.all(Array.from({ length: 8 }, () => api.call(posting, fields, { token })))
  })
  const calls = spans.filter(({ name }) => name === 'POST /api/posting')
  expect(calls).toHaveLength(8)
  for (const { spanId } of calls) {
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name)
    expect(parts.filter((name) => name === 'boards-post-inserted')).toHaveLength(1)
  }
})

it('a login shows its wait, its hashing and its commit', async () => {
  const spans = await spansOf(async (api) => {
    const { email } = await api.signUp('ana')
    await api.call(login, { email, password: 'password of ana' })
  })
  const call = spans.find(({ name }) => name === `POST ${login.path}`)
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId).map(({ name }) => name)
  const expected = ['wait for sign-ins', 'sign-ins', 'wait for a connection', 'COMMIT']
  expect(parts.filter((name) => expected.includes(name))).toEqual(expected)
})
