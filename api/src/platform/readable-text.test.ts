import { limits } from '@within-reach/contract'
import { least, maxBlocked, timeOf } from '../testing/hostile/held'
import { linksIn, readableLines, readableText } from './readable-text'

it('reads a description on one line, and one line per paragraph', () => {
  const html = '<p>A &lt;b&gt; <b>room</b></p><p>with a view</p>'
  expect(readableText(html)).toBe('A <b> room with a view')
  expect(readableLines(html)).toBe('A <b> room\n\nwith a view')
})

it('reads a line for each entry of a list, and at most one blank line in a row', () => {
  const list = '<p>With</p><ul><li><p>a bed</p></li><li><p>a desk</p></li></ul><p></p><p>from May</p>'
  expect(readableLines(list)).toBe('With\n\na bed\na desk\n\nfrom May')
  expect(readableLines('<ol><li>one</li><li>two</li></ol>')).toBe('one\ntwo')
})

it('reads links with their texts', () => {
  expect(linksIn('<p><a rel="nofollow" href="https://a.example/?b=1&amp;c">here</a></p>')).toEqual([
    { href: 'https://a.example/?b=1&c', text: 'here' },
  ])
})

it('reads a link whose text has markup of its own', () => {
  expect(linksIn('<a href="https://a.example">see <strong>b</strong>.example</a> or not')).toEqual([
    { href: 'https://a.example', text: 'see b.example' },
  ])
})

// Four times the largest description, because a quadratic search takes only 50 ms for one.
it.each(['<b ', '<p ', '</li><li ', '<a ', '<a href="', '<a href="x" ', '<a href="x">'])(
  'reads tags that are cut off in time: %s',
  async (tag) => {
    const html = tag.repeat((4 * limits.description) / tag.length)
    for (const read of [readableText, readableLines, linksIn])
      expect(await least(() => timeOf(() => read(html)))).toBeLessThan(maxBlocked)
  },
)
