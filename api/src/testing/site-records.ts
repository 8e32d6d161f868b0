import { drawn, frame, help } from './drawn-shell'

const route = (path: string, en: string, more = {}) => ({ path, title: { en, ko: `${en} (ko)` }, ...more })
/** What a record says about a file. */
export const hashed = { integrity: 'sha384-aaaa', bytes: 1 }

/** The record of the built shell. */
export const shell = {
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

/** The record of the published remote. */
export const remote = {
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
    route('/letters', 'Letters', {
      unlisted: true,
      redirects: { visitorsWithout: { to: '/entrance', next: 'add', query: ['link'] } },
    }),
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
