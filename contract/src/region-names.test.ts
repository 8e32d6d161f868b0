import { regionsNamedIn } from './region-names'

it.each([
  ['Gangnam, Seoul, South Korea', ['South Korea']],
  ['somewhere in the UK', ['United Kingdom']],
  ['한국에서 살고 싶어요', ['South Korea']],
  ['영국 런던', ['United Kingdom']],
  ['Korea or England', ['South Korea', 'United Kingdom']],
  ['the U.K.', ['United Kingdom']],
  // As the page with the form names them, and as its hint asks for them.
  ['英国', ['United Kingdom']],
  ['Vương quốc Anh', ['United Kingdom']],
  ['gần trường ở Luân Đôn', ['United Kingdom']],
  ['London에서 살고 싶어요', ['United Kingdom']],
  ['伦敦市中心', ['United Kingdom']],
  ['韩国釜山', ['South Korea']],
  ['Hàn Quốc', ['South Korea']],
  ['Hongdae, Seoul', ['South Korea']],
  ['서울 마포구', ['South Korea']],
  ['anh ở đâu cũng được', []],
  ['New England', []],
  ['Sydney, New South Wales', []],
  ['London, Ontario', []],
  ['Birmingham Alabama', []],
  ['Manchester, New Hampshire', []],
  ['London, Ontario or London', ['United Kingdom']],
  ['London, Canada Water', ['United Kingdom']],
  ['Londonderry Road', []],
  ['Kyiv, Ukraine', []],
  ['Lisbon', []],
])('finds in %j the regions %j', (text, regions) => {
  expect(regionsNamedIn(text)).toEqual(regions)
})
