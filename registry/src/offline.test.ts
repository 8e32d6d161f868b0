import { decide } from './decide'
import { offlineFiles } from './offline'
import { pageDecision } from './page'
import { environment, now, published, withPromoted } from './testing/versions'

const hashed = { integrity: 'sha384-b', bytes: 1 }
const shell = {
  files: {
    'shell.1.js': hashed,
    'film.2.webm': hashed,
    'icon-512.3.png': hashed,
    'developer-panel.4.js': hashed,
    'developer-panel.5.css': hashed,
  },
}
const operators = [{ path: '/console', title: { en: 'C', ko: 'C' }, audience: 'operators' as const }]
const document = withPromoted(
  published('1.0.0'),
  published('1.1.0'),
  published('2.0.0', 'mfe-console', { routes: operators }),
)
const decision = decide(document, { environment, at: now })

it('a copy has the files of the shell and of the decided versions, each with its hash', () => {
  expect(offlineFiles(shell, decision)).toEqual({
    '/assets/shell.1.js': 'sha384-b',
    '/remotes/mfe-userspace/1.1.0/record.json': 'sha256-110',
    '/remotes/mfe-userspace/1.1.0/entry.js': 'sha384-entry',
    '/remotes/mfe-userspace/1.1.0/pages.1.js': 'sha384-pages',
  })
})

it('the decision in a page says if the use without a network is off, and nothing if it is on', () => {
  expect(pageDecision(decision)).not.toHaveProperty('offline')
  expect(pageDecision({ ...decision, offline: 'off' })).toHaveProperty('offline', 'off')
})
