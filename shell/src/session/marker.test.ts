import { browserMarker } from './marker'

it.each([
  ['', undefined],
  ['wr_marker=m1', 'm1'],
  ['theme=dark; wr_marker=m1; lang=ko', 'm1'],
  ['__Host-wr_marker=m2', 'm2'],
  ['wr_marker=planted; __Host-wr_marker=m2', 'm2'],
  ['wr_marker=', undefined],
  ['wr_marker=50%', '50%'],
  ['other_wr_marker=m1', undefined],
])('reads of "%s" the marker %s', (cookies, marker) => {
  expect(browserMarker(cookies)).toBe(marker)
})
