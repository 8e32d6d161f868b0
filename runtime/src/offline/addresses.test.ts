import { isFileAddress, isPageAddress } from './addresses'

it.each(['/', '/userspacetrade', '/view', '/consolers'])('%s is a page', (pathname) => {
  expect(isPageAddress(pathname)).toBe(true)
})

it.each(['/api/docs', '/api', '/console', '/console/history', '/sitemap.xml', '/offline.json'])(
  '%s is no page to keep',
  (pathname) => expect(isPageAddress(pathname)).toBe(false),
)

it('files are those of the shell and of published versions', () => {
  expect(['/assets/a.js', '/remotes/mfe-a/1.0.0/a.js', '/files/a.webp', '/a.js'].map(isFileAddress)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
