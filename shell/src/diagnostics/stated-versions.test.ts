import { linkTo, statedDifferences } from './stated-versions'

const versions = [
  { remote: 'mfe-a', version: '1.0.0~pr4' },
  { remote: 'mfe-b', version: '2.0.0' },
]
const page = new URL('https://site.example/trade?page=2#top')

it('a link opens the same page, and states its versions', () => {
  const link = new URL(linkTo(page, versions))
  expect(link.pathname + link.hash).toBe('/trade#top')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    page: '2',
    diagnostics: 'mfe-a@1.0.0~pr4,mfe-b@2.0.0',
  })
  expect(statedDifferences(link, versions)).toEqual([])
})

it('a page with other versions says which', () => {
  const link = new URL(linkTo(page, versions))
  expect(statedDifferences(link, [{ remote: 'mfe-a', version: '1.1.0' }])).toEqual([
    { remote: 'mfe-a', stated: '1.0.0~pr4', here: '1.1.0' },
  ])
})

it.each(['', 'mfe-a', 'mfe-a@', 'mfe-a@<b>', 'mfe-nowhere@1.0.0', `mfe-a@${'1'.repeat(200)}`, ',,@,'])(
  'an address that states nothing valid is ignored: %s',
  (stated) => {
    const url = new URL(page)
    url.searchParams.set('diagnostics', stated)
    expect(statedDifferences(url, versions)).toEqual([])
  },
)
