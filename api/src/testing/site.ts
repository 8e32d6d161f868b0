import { mkdtemp, rm } from 'node:fs/promises'
import { createCertainGroup } from '../accounts/identify-browser'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type PrerenderedPage, type PrerenderedPages, rowsSlot } from '@within-reach/contract'
import { applyChange, decide, emptyDocument, frameRemotes } from '@within-reach/registry'
import Fastify from 'fastify'
import { registerErrorHandler } from '../platform/error-handler'
import { createPrefetchableCalls } from '../platform/prefetchable-calls'
import { registerSecurityHeaders } from '../platform/security-headers'
import { readSettings } from '../platform/settings'
import { createSignDecision } from '../platform/sign-decision'
import type { SitePosts } from '../site/posts'
import { registerSite } from '../site/site'
import { drawn } from './drawn-shell'
import { noPosts } from './no-posts'
import { member } from './site-member'
import { hashed, remote, shell } from './site-records'
import { type RawAnswer, rawGet } from './raw-get'
import { writeFiles } from './write-files'

/** A script of the built shell and of the published remote. */
export const script = 'console.log("within reach")'.repeat(50)

/** The script in the page itself. */
export const inlineScript = 'keep(press)'

const template = `<!doctype html>
<html lang="en"><head><title>Within Reach</title>
<script>${inlineScript}</script><!--site:head--><script defer src="/assets/main.0123456789.js" integrity="sha384-aaaa"></script></head><body><div><!--site:header--></div><main><!--site:main--></main><!--site:without-scripts--><footer><!--site:footer--></footer><!--site:data--></body></html>`

/** The remote's prerendered pages. */
const listed = (words: string): PrerenderedPage => ({
  html: `<h1>${words}</h1><ul>${rowsSlot}</ul>`,
  list: { path: '/api/posts', rows: [{ when: {}, html: ['<li data-held="subject">{{subject}}</li>'] }] },
})
const onePost: PrerenderedPage = {
  html: '<h1>{{subject}}</h1><div>{{description|html}}</div>',
  reads: ['/api/postDetail'],
}
const early: PrerenderedPages = {
  styles: { 'pages.3.css': 'h1{color:red}', 'view.7.css': 'p{color:red}' },
  pages: {
    '/posting': { en: drawn('Drawn'), ko: drawn('Drawn (ko)') },
    '/userspacetrade': { en: listed('Listed'), ko: listed('Listed (ko)') },
    '/view': {
      en: onePost,
      ko: onePost,
      everyVisit: true,
    },
  },
}

/** The post that the calls of the site have. */
const post = {
  post_idx: 9,
  type: 'tr',
  subject: 'A desk & <more>',
  description: '<p>as <b>new</b></p>',
}

const published = applyChange(
  emptyDocument,
  { type: 'promote', remote: remote.name, version: remote.version },
  { environment: 'production', at: Date.now(), version: remote },
)

const decision = (framed: readonly string[], offline?: 'off') => ({
  ...frameRemotes(decide(published, { environment: 'production', at: Date.now() }), framed),
  ...(offline && { offline }),
})

/** A site with a few pages on its own port. */
export interface TestSite {
  /** Requests an address literally, without a browser's normalisation. */
  get(address: string, headers?: Readonly<Record<string, string>>, method?: 'HEAD'): Promise<RawAnswer>
  close(): Promise<void>
}

/**
 * Serves a shell and one published remote.
 * @param posts the answers of the boards; by default no posts
 * @param environment settings in addition to DATA_DIR
 */
export async function startSite(
  posts: Partial<SitePosts> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-site-'))
  await writeFiles(folder, {
    'shell/index.html': template,
    'shell/shell.json': JSON.stringify(shell),
    'shell/main.0123456789.js': script,
    'shell/main.0123456789.js.br': brotliCompressSync(script),
    'shell/plain.0123456789.css': 'body {}',
    'shell/frame/files.json': JSON.stringify({ 'frame.0123456789.js': hashed, '102.0123456789.js': hashed }),
    'shell/worker/offline-worker.js': 'addEventListener("fetch", () => {})',
    'mail/1.eml': 'secret',
  })
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  registerErrorHandler(app)
  registerSecurityHeaders(app, false)
  const prefetchable = createPrefetchableCalls()
  const answer = (value: object) => Promise.resolve(Buffer.from(JSON.stringify(value)))
  const rows = [
    { post_idx: 7, subject: 'Bikes & <more>' },
    { post_idx: 5, subject: '</script><b>' },
  ]
  prefetchable.add('/api/posts', (_fields, _request, caller) =>
    answer({ res: true, data: rows.map((row) => ({ ...row, useremail: caller?.email ?? null })) }),
  )
  prefetchable.add('/api/postDetail', ({ id }) =>
    id === '9' ? answer({ res: 1, data: post }) : Promise.reject(new Error('There is no such post.')),
  )
  prefetchable.addOwn('/api/mine', ({ type }, _request, { email }) =>
    answer({ res: true, data: `the ${type} of ${email}` }),
  )
  prefetchable.add('/api/echo', (fields, { ip }) =>
    answer({ res: 0, data: `</script>${new URLSearchParams(fields).toString()} from ${ip}` }),
  )
  const settings = readSettings({ ...environment, DATA_DIR: folder })
  const decided = () => decision(settings.framedRemotes, settings.offline === 'off' ? 'off' : undefined)
  const sign = (body: Buffer) => `signature of ${body.length} bytes`
  await registerSite(app, {
    settings,
    registry: {
      decide: () => Promise.resolve(decided()),
      decideForAnyone: decided,
      decidePage: () => Promise.resolve({ decision: decided() }),
    },
    overrides: { answer: () => Promise.resolve(undefined), ends: () => ({}) },
    registryKey: 'a2V5',
    identifyVisitor: ({ headers }) =>
      Promise.resolve(headers.cookie?.startsWith('member') ? member : undefined),
    certainGroup: createCertainGroup('http://127.0.0.1'),
    onWithdrawn: () => {},
    shellFolder: path.join(folder, 'shell'),
    shellFiles: { has: () => true, find: () => Promise.resolve(undefined) },
    posts: { ...noPosts, ...posts },
    tickets: { issue: () => 'ticket' },
    sign,
    signDecision: createSignDecision(sign),
    prefetchable,
    readVersionFile: () => Promise.resolve(Buffer.from(JSON.stringify(early))),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    get: (address, headers, method) => rawGet(url, address, headers, method),
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}
