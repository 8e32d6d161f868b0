import { hashSource, scriptSources } from './hash-source'

it('a hash source is the hash of the exact text', () => {
  // https://www.w3.org/TR/CSP3/#unsafe-hashes-usage
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})

it('scripts with an address and data have none', () => {
  const html =
    '<script src="/a.js"></script><script>\n one()\n</script><script type="application/json">{}</script>'
  expect(scriptSources(html)).toEqual([hashSource('\n one()\n')])
})
