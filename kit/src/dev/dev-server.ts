import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { RemotePackage } from '../build/remote-package'
import { browserScripts } from './browser-scripts'
import { developedPage } from './dev-page'
import { createEvents } from './events'
import { forward, type Upstream } from './forward'
import { createGate, entrance } from './gate'
import { hostOf } from './host'
import { createRouteReader } from './read-routes'
import { watchRemote } from './watch-remote'

export interface DevServerOptions {
  /** The remotes that come from this computer. They need not be live. */
  readonly remotes: readonly Pick<RemotePackage, 'name' | 'root' | 'build'>[]
  /** The address of the site, which answers everything else. */
  readonly site: string
  /** The site's permission (the call `developmentTicket`). */
  readonly ticket: string
  /** Waits while the site restarts; by default, it always runs. */
  readonly siteReady?: () => Promise<void>
}

/** The site with some remotes from this computer, for one browser. */
export interface DevServer {
  /** The names of the remotes whose first build failed: the site's own version is shown. */
  readonly failed: readonly string[]
  /** A link that lets one browser in, once. */
  newLink(): string
  close(): Promise<void>
}

/**
 * Starts a dev server on 127.0.0.1 and waits for the first build of each remote.
 * @throws Error if a remote has no React installed
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { remotes, site, ticket, siteReady = () => Promise.resolve() } = options
  const [first] = remotes
  if (!first) throw new Error('Name at least one remote.')
  let refused: string | undefined
  const events = createEvents(() => ({
    ...(refused !== undefined && { refused }),
    builds: watched.map(({ name, state }) => ({ name, ...state() })),
  }))
  const watched = remotes.map((remote) => {
    const routes = createRouteReader(remote.root)
    const watching = watchRemote(remote, () => {
      routes.forget()
      events.send()
    })
    return { ...watching, routes: routes.read }
  })
  const scripts = await browserScripts(first.root)
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => say(response, 502, String(error)))
  })
  const gate = createGate(await hostOf(first.root), await listen(server, first.build.port))
  const upstream: Upstream = {
    site: new URL(site),
    own: gate.origin,
    ticket,
    onRefused() {
      refused ??= 'The site has ended this permission: start kit dev again'
      events.send()
    },
  }
  await Promise.all(watched.map(({ ready }) => ready()))
  return {
    failed: watched.filter(({ state }) => state().hash === undefined).map(({ name }) => name),
    newLink: gate.newLink,
    async close() {
      events.close()
      server.closeAllConnections()
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        ...watched.map(({ close }) => close()),
      ])
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // An address instead of a path would make this a proxy to any host (RFC 9112, section 3.2.2).
    if (!request.url?.startsWith('/')) return say(response, 400, 'A request needs a path.')
    const { pathname, searchParams } = new URL(gate.origin + request.url)
    const isEntering = pathname === entrance && request.headers.host === new URL(gate.origin).host
    if (isEntering) return enter(searchParams.get('key') ?? '', response)
    const refusal = gate.refuse(request)
    if (refusal) return say(response, refusal.status, refusal.message)
    if (pathname.startsWith('/@kit/')) return answerOwn(pathname, searchParams, response)
    const served = watched.find(({ url }) => pathname.startsWith(url))
    if (served)
      return void served.serve(request, response, () => say(response, 404, 'There is no such file.'))
    await siteReady()
    if (!isPage(request)) return forward(request, response, upstream)
    const built = watched.filter(({ state }) => state().hash !== undefined)
    const shown = await Promise.all(
      built.map(async (remote) => ({ ...remote, routes: await remote.routes() })),
    )
    const isShown = shown.some(({ routes }) => routes.some(({ path }) => path === pathname))
    forward(request, response, upstream, ({ html, status, isWithheld }) => ({
      html: developedPage(html, shown, { site, isWithheld }),
      // The site does not know the pages of a remote that is not live.
      status: isShown && status === 404 ? 200 : status,
    }))
  }

  function enter(key: string, response: ServerResponse): void {
    const cookie = gate.enter(key)
    if (cookie === undefined)
      return say(
        response,
        403,
        'This link was used or is not valid. Press Enter in the terminal of kit dev for another one.',
      )
    // By a page instead of a redirect: a browser that came from another site would send no strict cookie after one.
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': cookie,
      'cache-control': 'no-store',
      refresh: '0;url=/',
    })
    response.end('<!doctype html><title>kit dev</title><a href="/">Open the site</a>')
  }

  async function answerOwn(
    pathname: string,
    fields: URLSearchParams,
    response: ServerResponse,
  ): Promise<void> {
    if (pathname === '/@kit/events') return events.open(response)
    if (pathname === '/@kit/source') {
      const source = await sourceOf(fields)
      return source === undefined ? say(response, 404, 'unknown') : say(response, 200, source)
    }
    const script = scripts.get(pathname.slice('/@kit/'.length))
    if (script === undefined) return say(response, 404, 'There is no such file.')
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    response.end(script)
  }

  async function sourceOf(fields: URLSearchParams): Promise<string | undefined> {
    const file = fields.get('file') ?? ''
    const remote = watched.find(({ url }) => file.startsWith(url))
    return remote?.sourceOf(
      file.slice(remote.url.length),
      Number(fields.get('line')),
      Number(fields.get('column')),
    )
  }
}

/** Does something at each Enter in the terminal, if there is one. */
export function onEnter(act: () => void): void {
  if (!process.stdin.isTTY) return
  console.log('Press Enter for another link.')
  process.stdin.on('data', act)
  process.stdin.unref()
}

const isPage = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept?.includes('text/html') ?? false) && !url.startsWith('/api/')

function say(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  response.end(message)
}

/** Listens on a port, or on any other if it is taken. @returns the port */
async function listen(server: Server, port: number): Promise<number> {
  const listening = (on: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(on, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listening(port).catch(() => listening(0))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The dev server does not listen.')
  return address.port
}
