import { organisationKinds } from '@within-reach/contract'
import { organisationOf, organisations } from './organisations'

it.each([
  ['x@snu.ac.kr', 'school', 'snu.ac.kr'],
  ['x@Mail.SNU.ac.kr', 'school', 'snu.ac.kr'],
  ['x@cs.ox.ac.uk', 'school', 'ox.ac.uk'],
  ['x@mit.edu', 'school', 'mit.edu'],
  ['x@samsung.com', 'employer', 'samsung.com'],
  ['x@partner.samsung.com', 'employer', 'samsung.com'],
])('%s is of the %s %s', (email, kind, domain) => {
  expect(organisationOf(email)).toEqual({ kind, domain })
})

it.each([
  'x@gmail.com',
  'x@ac.kr',
  'x@edu',
  'x@notsamsung.com',
  'x@samsung.com.example',
  'x@snu.ac.kr.example',
  'snu.ac.kr@example.com',
  '"x@snu.ac.kr"@example.com',
])('%s is of none', (email) => {
  expect(organisationOf(email)).toBeUndefined()
})

it('knows what an operator adds, also a company below a registry', () => {
  const extra = [{ kind: 'employer', domain: 'press.ox.ac.uk' }] as const
  expect(organisationOf('x@press.ox.ac.uk', extra)).toEqual({ kind: 'employer', domain: 'press.ox.ac.uk' })
  expect(organisationOf('x@ox.ac.uk', extra)).toEqual({ kind: 'school', domain: 'ox.ac.uk' })
})

it('each is listed once, in lower case, with a known kind', () => {
  const domains = organisations.map(({ domain }) => domain)
  expect(new Set(domains).size).toBe(domains.length)
  for (const { domain, kind } of organisations) {
    expect(domain).toMatch(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/)
    expect(organisationKinds).toContain(kind)
  }
})
