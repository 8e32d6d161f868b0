import { cookieForBrowser, cookiesForSite, readCookies } from './cookies'

const isOwn = (name: string) => name === 'kit-dev'

it('over https, the site gets the prefix of its session back, and never the cookie of kit dev', () => {
  const sent = 'wr_session=a=b; language=ko; kit-dev=secret'
  expect(cookiesForSite(sent, true, isOwn)).toBe('__Host-wr_session=a=b; language=ko')
  expect(cookiesForSite(sent, false, isOwn)).toBe('wr_session=a=b; language=ko')
  expect(cookiesForSite('kit-dev=secret', true, isOwn)).toBeUndefined()
  expect(cookiesForSite(undefined, true, isOwn)).toBeUndefined()
})

it.each([
  [
    '__Host-wr_marker=m; Path=/; Max-Age=60; Secure; SameSite=Strict',
    'wr_marker=m; Path=/; Max-Age=60; SameSite=Strict',
  ],
  ['theme=dark; Path=/; Domain=reach.example; secure', 'theme=dark; Path=/'],
  ['wr_session=; Path=/; Max-Age=0; HttpOnly', 'wr_session=; Path=/; Max-Age=0; HttpOnly'],
])('the browser gets %s without what needs https', (of, browser) => {
  expect(cookieForBrowser(of)).toBe(browser)
})

it('reads no cookie from an empty header', () => {
  expect([...readCookies('')]).toEqual([])
})
