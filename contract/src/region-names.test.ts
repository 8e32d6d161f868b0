import { regionsNamedIn } from './region-names'

it.each([
  ['Gangnam, Seoul, South Korea', ['South Korea']],
  ['somewhere in the UK', ['United Kingdom']],
  ['한국에서 살고 싶어요', ['South Korea']],
  ['영국 런던', ['United Kingdom']],
  ['Korea or England', ['South Korea', 'United Kingdom']],
  ['Kyiv, Ukraine', []],
  ['Lisbon', []],
])('finds in %j the regions %j', (text, regions) => {
  expect(regionsNamedIn(text)).toEqual(regions)
})
