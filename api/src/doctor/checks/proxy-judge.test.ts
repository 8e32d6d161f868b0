import { explainRequest, judgeCertificate, judgeForwarding } from './proxy-judge'

const now = Date.parse('2026-11-23T12:00:00Z')

const mismatch = 'ERR_TLS_CERT_ALTNAME_INVALID'

it.each([
  ['2026-11-01', '2027-02-01', undefined, 'ok', 'The certificate is valid until 2027-02-01.'],
  ['2026-09-01', '2026-12-01', undefined, 'warning', 'The certificate ends in 7 days, on 2026-12-01.'],
  // A proxy renews a certificate for a few days every few days.
  ['2026-11-22', '2026-11-28', undefined, 'ok', 'The certificate is valid until 2026-11-28.'],
  ['2026-11-18', '2026-11-24', undefined, 'warning', 'The certificate ends in 12 hours, on 2026-11-24.'],
  [
    '2026-08-01',
    '2026-11-01',
    'CERT_HAS_EXPIRED',
    'error',
    'The certificate ended on 2026-11-01: no browser opens the site.',
  ],
  ['2026-11-01', '2027-02-01', mismatch, 'error', expect.stringContaining(mismatch)],
])('a certificate from %s until %s with the problem %p is %s', (from, until, problem, level, text) => {
  const certificate = { problem, validFrom: new Date(from), validTo: new Date(until) }
  expect(judgeCertificate(certificate, now)).toMatchObject({ level, text })
})

it.each([
  ['127.0.0.1', 'Set TRUST_PROXY=loopback.'],
  ['10.0.0.7', 'Set TRUST_PROXY=10.0.0.7.'],
])('an untrusted proxy at %s: %s', (address, advice) => {
  const seen = { address, forwarded: 'untrusted', commit: '', shell: null } as const
  expect(judgeForwarding(seen, false)).toMatchObject({ level: 'error', advice })
})

it.each([
  ['ENOTFOUND', /has no address/],
  ['ECONNREFUSED', /Nothing listens at site\.example\./],
  ['ETIMEDOUT', /does not answer this machine/],
  ['EPROTO', /does not answer: wrong version/],
])('explains %s', (code, expected) => {
  const failure = Object.assign(new Error('wrong version'), { code })
  expect(explainRequest(failure, 'https://site.example')).toMatchObject({
    level: 'error',
    text: expect.stringMatching(expected),
  })
})
