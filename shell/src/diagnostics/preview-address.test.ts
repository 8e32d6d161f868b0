import { previewAddress } from './preview-address'

it('adds a preview link to the current page, without the panel', () => {
  const here = new URL('https://site.example/trade?page=2&diagnostics=mfe-a%401.0.0#top')
  const link = 'https://site.example/?override=mfe-a%401.1.0&until=7&by=u1&seal=abc'
  expect(previewAddress(here, link)).toBe('/trade?page=2&override=mfe-a%401.1.0&until=7&by=u1&seal=abc#top')
})
