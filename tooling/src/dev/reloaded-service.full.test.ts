import { once } from 'node:events'
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import http, { type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { developmentTicket, login, posts, session } from '@within-reach/contract'
import { type DevServer, startDevServer } from '@within-reach/kit/dev'
import { connect } from '@within-reach/registry/cli'
import { freePort } from '../../testing/free-port'
import { readRemotePackage, repository } from '../build/packages'
import { buildService } from '../build/service'
import { type ReloadedService, startService } from './reloaded-service'

jest.setTimeout(300_000)

/** What a developer changes in the service. */
const changed = 'api/src/platform/readiness.ts'
const answer = "status: 'alive'"

let root: string
let service: ReloadedService
let dev: DevServer
let own: URL
let cookie = ''

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'within-reach-dev-'))
  // The system user of PostgreSQL must enter the folder.
  await chmod(root, 0o755)
  for (const name of ['src', 'migrations', 'sample', 'package.json'])
    await cp(path.join(repository, 'api', name), path.join(root, 'api', name), { recursive: true })
  for (const name of ['api/node_modules', 'contract', 'registry', 'shell'])
    await symlink(path.join(repository, name), path.join(root, name))
  await buildService({ folder: path.join(root, 'api') })
  const port = String(await freePort())
  const site = `http://127.0.0.1:${port}`
  const dataDir = path.join(root, 'data')
  const environment = { DATA_DIR: dataDir, PORT: port, DEVELOPMENT: 'local', LOG_LEVEL: 'warn' }
  // As in a terminal, where no load balancer has to notice the end.
  service = await startService({ ...process.env, ...environment, DRAIN_SECONDS: '0' }, root)
  await service.ready(site)
  const token = (await readFile(path.join(dataDir, 'reach-token'), 'utf8')).trim()
  const { ticket } = await connect(site, token).ask(developmentTicket, { remotes: 'mfe-messages' })
  const remotes = [await readRemotePackage('mfe-messages')]
  dev = await startDevServer({ remotes, site, ticket, siteReady: () => service.ready(site) })
  own = new URL(dev.newLink())
  const entered = await send(own.pathname + own.search)
  cookie = cookiesOf(entered.headers['set-cookie'])
})
afterAll(async () => {
  await dev?.close()
  await service?.stop()
  await rm(root, { recursive: true, force: true })
})

const cookiesOf = (set: readonly string[] = []) => set.map((line) => line.split(';')[0]).join('; ')

/** Sends a request as a page of the dev server does. */
async function send(target: string, fields?: Readonly<Record<string, string>>) {
  const form = fields && new URLSearchParams(fields).toString()
  const headers: OutgoingHttpHeaders = {
    host: own.host,
    cookie,
    'sec-fetch-site': 'same-origin',
    ...(form !== undefined && { origin: own.origin, 'content-type': 'application/x-www-form-urlencoded' }),
  }
  const request = http.request({
    port: own.port,
    path: target,
    method: form === undefined ? 'GET' : 'POST',
    headers,
  })
  request.end(form)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}

/** Asks until an answer contains a text. @returns the statuses of all answers */
async function statusesUntil(words: string): Promise<number[]> {
  const statuses: number[] = []
  for (;;) {
    const { status, body } = await send('/healthz')
    statuses.push(status)
    if (body.includes(words)) return statuses
  }
}

const change = async (before: string, after: string) => {
  const file = path.join(root, changed)
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after))
}

it('a change of the service is served after a restart, in which no request fails, the login stays, and so does the content', async () => {
  const entered = await send(login.path, { email: 'mina@example.com', password: 'mina within reach' })
  cookie = `${cookie}; ${cookiesOf(entered.headers['set-cookie'])}`
  const before = await send(posts.path, { type: 'tr' })
  expect(JSON.parse(before.body)).toMatchObject({
    res: true,
    data: expect.arrayContaining([expect.anything()]),
  })

  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  await change(answer, "status: 'changed'")
  const statuses = await statusesUntil('changed')

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(JSON.parse((await send(session.path, {})).body)).toMatchObject({ data: { nick: 'mina' } })
  expect((await send(posts.path, { type: 'tr' })).body).toBe(before.body)
})

it('a mistake leaves the last service running, until it is mended', async () => {
  const goesOn = new Promise<void>((resolve) => {
    jest
      .spyOn(console, 'log')
      .mockImplementation((line) => void (String(line).includes('goes on') && resolve()))
  })
  await change("status: 'changed'", "status: 'broken' broken")
  await goesOn
  expect((await send('/healthz')).body).toContain('changed')
  await change("status: 'broken' broken", "status: 'mended'")
  const statuses = await statusesUntil('mended')
  expect(new Set(statuses)).toEqual(new Set([200]))
})
