import { calls, login, posting, postMsg, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { acceptedFields } from '../../testing/nonsense'
import { builtShell } from '../../testing/registry'
import { startTraceCollector, type TraceCollector } from '../../testing/trace-collector'

let shell: Awaited<ReturnType<typeof builtShell>>
let collector: TraceCollector
let api: TestApi
let ana: Session
beforeAll(async () => {
  shell = await builtShell()
  collector = await startTraceCollector()
  api = await startApi({ shell: shell.folder, settings: { TRACES_URL: collector.url, TRACES_SHARE: '1' } })
  ana = await api.signUp(nick)
  await writeAsMember()
  await openPages()
  await makeEachCall()
  await api.close()
})
afterAll(async () => {
  collector.stop()
  await shell.remove()
})

const nick = 'ana-of-busan'
const network = '203.0.113.'
const from = { address: `${network}77`, headers: { 'User-Agent': nick } }

async function writeAsMember() {
  const { api_token: token, email } = ana
  const sent = { ...from, token }
  await api.call(posting, { type: 'qb', subject: nick, description: nick }, sent)
  await api.call(postMsg, { to: email, msg: nick }, sent)
  await api.call(login, { email, password: `password of ${nick}` }, from)
}

async function openPages() {
  const headers = {
    Cookie: `wr_session=${ana.api_token}`,
    'User-Agent': nick,
    'X-Forwarded-For': from.address,
  }
  for (const address of ['/', `/?from=${nick}`, `/${nick}`, `/api/${nick}`])
    await (await fetch(api.url + address, { headers })).text()
}

/** With accepted values, and with a member's name in each field. */
async function makeEachCall() {
  const { api_token: token, email } = ana
  for (const [at, call] of calls.entries()) {
    const accepted = acceptedFields(call)
    const options = { ...from, token, address: `${network}${at}`, cookies: { wr_session: token } }
    const withEmail = 'email' in accepted ? { email } : {}
    await api.call(call, { ...accepted, ...withEmail }, options)
    const named = Object.fromEntries(Object.keys(accepted).map((field) => [field, `${nick} ${field}`]))
    await api.call(call, named, options)
  }
}

/** Every attribute, with all its possible values. */
const attributes: Readonly<Record<string, RegExp>> = {
  'http.request.method': /^(GET|POST)$/,
  'http.route': /^\/(\*|api\/[\w/-]+)$/,
  'http.response.status_code': /^\d{3}$/,
  'request.id': /^[0-9a-f-]{13}$/,
  'error.type': /^[a-z-]+$/,
  'within_reach.page': /^(\/|none)$/,
  'db.system.name': /^postgresql$/,
}
const names = /^((GET|POST) \/(\*|api\/[\w/-]+)|[a-z][a-z0-9-]*|COMMIT|wait for [a-z -]+|send mail)$/

it('each call has a span', () => {
  const traced = new Set(collector.spans().map(({ name }) => name))
  expect(calls.filter(({ path }) => !traced.has(`POST ${path}`))).toEqual([])
})

it('a span says what was asked and how it went, from a fixed vocabulary', () => {
  const unknown = collector
    .spans()
    .flatMap((span) => [
      ...(names.test(span.name) ? [] : [span.name]),
      ...(/^(5\d\d|aborted|\w{1,40})?$/.test(span.status.message ?? '') ? [] : [span.status.message]),
      ...span.attributes
        .map(({ key, value }) => [key, String(Object.values(value)[0])] as const)
        .filter(([key, value]) => !attributes[key]?.test(value)),
    ])
  expect(unknown).toEqual([])
})

it('nothing that was sent says who asked, from where or what', () => {
  const sent = collector.text()
  expect(sent).toContain('/api/posting')
  for (const personal of [nick, network, 'example.com', ana.api_token, ana.marker])
    expect(sent).not.toContain(personal)
})
