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
import { drawn, frame, help } from './drawn-shell'
import { noPosts } from './no-posts'
import { member } from './site-member'
import { type RawAnswer, rawGet } from './raw-get'
import { writeFiles } from './write-files'

/** A script of the built shell and of the published remote. */
export const script = 'console.log("within reach")'.repeat(50)

/** The script in the page itself. */
export const inlineScript = 'keep(press)'

const template = `<!doctype html>
<html lang="en"><head><title>Within Reach</title>
<script>${inlineScript}</script><!--site:head--><script defer src="/assets/main.0123456789.js" integrity="sha384-aaaa"></script></head><body><div><!--site:header--></div><main><!--site:main--></main><!--site:without-scripts--><footer><!--site:footer--></footer><!--site:data--></body></html>`

const route = (path: string, en: string, more = {}) => ({ path, title: { en, ko: `${en} (ko)` }, ...more })
const hashed = { integrity: 'sha384-aaaa', bytes: 1 }

const shell = {
  version: 'v',
  contract: '0.1.0',
  provides: {},
  needs: {},
  early: { en: frame('', 'member’s '), ko: frame(' (ko)', '회원 ') },
  pages: {
    '/': { en: { html: 'the hero' }, ko: { html: 'the hero (ko)' } },
    '/help': { en: help('Help'), ko: help('도움말') },
    '/*': { en: drawn('Lost'), ko: drawn('Lost (ko)') },
  },
  screens: { '/help': { js: ['help.7.js'], css: ['help.8.css'] } },
  onDemand: { forms: ['forms.5.js'], other: ['other.6.js'] },
  files: {
    'main.0123456789.js': hashed,
    'pages.3.css': hashed,
    'pages.4.js': hashed,
    'pages.4.js.map': hashed,
    'forms.5.js': hashed,
    'other.6.js': hashed,
    'help.7.js': hashed,
    'help.8.css': hashed,
    'i18n-en.1.js': hashed,
    'i18n-ko.2.js': hashed,
  },
  routes: [
    { path: '/', title: { en: '', ko: '' }, description: { en: 'Move Global', ko: '세계로' } },
    route('/map', 'Map'),
    route('/help', 'Help'),
  ],
}

const remote = {
  name: 'mfe-userspace',
  version: '1.0.0',
  container: '</script><script>alert(1)</script>',
  entry: 'entry.1.js',
  early: 'prerendered.json',
  files: {
    'prerendered.json': hashed,
    'entry.1.js': hashed,
    'pages.2.js': hashed,
    'pages.3.css': hashed,
    'view.6.js': hashed,
    'view.7.css': hashed,
    'i18n-en-po.3.js': hashed,
    'i18n-ko-po.4.js': hashed,
    'i18n-ko-po.4.js.map': hashed,
  },
  exposes: { './pages': { js: ['pages.2.js'], css: ['pages.3.css'], shared: ['forms', 'react'] } },
  screens: { '/view': { js: ['view.6.js'], css: ['view.7.css'] } },
  shared: {},
  contract: '0.1.0',
  recordIntegrity: 'sha256-aaaa',
  requires: { shell: '^0.1.0' },
  routes: [
    route('/trade', 'Trade & <more>', {
      reads: [{ path: '/api/echo', fields: { type: 'tr' }, query: ['page'] }],
    }),
    route('/posting', 'New post', {
      unlisted: true,
      menu: 'Writing',
      description: { en: 'Write & <share>', ko: '쓰기' },
      redirects: { visitorsWith: { to: '/entrance', next: 'add', query: 'idx' } },
    }),
    route('/entrance', 'Log-in', { unlisted: true, redirects: { members: { to: '/', next: 'follow' } } }),
    route('/own', 'Own', { unlisted: true, redirects: { visitors: { to: '/entrance', next: 'add' } } }),
    route('/moved', 'Moved', {
      unlisted: true,
      redirects: { members: { to: '/no-page' }, visitors: { to: '/trade' } },
    }),
    route('/mail', 'Mail', {
      unlisted: true,
      reads: [{ path: '/api/mine', fields: { type: 'public' }, query: [] }],
      privateReads: [
        { path: '/api/mine', fields: { type: 'inbox' }, query: ['type'] },
        { path: '/api/echo', fields: {}, query: [] },
      ],
    }),
    route('/staff', 'Staff', { unlisted: true, audience: 'operators', redirects: { members: { to: '/' } } }),
    route('/view', 'Post', { reads: [{ path: '/api/postDetail', fields: {}, query: ['id'] }] }),
    route('/userspacetrade', 'Trade your stuff', {
      reads: [{ path: '/api/posts', fields: { type: 'tr' }, query: [] }],
    }),
    route('/userspacejobs', 'Jobs', {
      menu: 'Boards',
      reads: [{ path: '/api/posts', fields: { type: 'jobs' }, query: [] }],
    }),
  ],
}

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
