import { prerenderPages } from '@within-reach/shared-core/prerender'
import { catalog } from '../locales/catalog'
import { view } from './page'

it('the build draws a post with slots for everything that differs', async () => {
  const { html, parts } = (await prerenderPages([view], catalog)('en'))['/view'] ?? {}
  expect(html).toMatch(
    /<h1 dir="auto">\{\{subject\}\}<\/h1>.*<div class="text">\{\{description\|html\}\}<\/div>/,
  )
  expect(html).toContain('<textarea')
  // No sample value remains.
  expect(JSON.stringify({ html, parts })).not.toMatch(
    /-of-(?:the|a)-|\b53\b|\b67\b|9876|200[1-4]-|9[01]0+[1-6]/,
  )
  expect(JSON.stringify(parts)).toContain('/report?kind=post&amp;id={{post_idx}}')
  const kindsOf = (name: string) => parts?.[name]?.kinds.map(({ html: kind }) => kind) ?? []
  expect(kindsOf('comments')).toHaveLength(6)
  const withLink = (path: string) =>
    kindsOf('comments').filter((kind) => kind.includes(`${path}?kind=comment&amp;id={{cm_idx}}`))
  expect(withLink('/report')).toHaveLength(4)
  expect(withLink('/block')).toHaveLength(2)
  expect(kindsOf('documents').join('')).toContain('href="{{path}}/{{name|uri}}" download="{{name}}"')
  expect(kindsOf('pictures')).toEqual([
    expect.stringMatching(/Open picture 1 of \{\{count\}\}: \{\{name\}\}.*fetchPriority="high"/),
    expect.stringMatching(/Open picture \{\{index\}\} of \{\{count\}\}.*loading="lazy"/),
  ])
})

it('draws a post of a former member without a way to write to them or to block them', async () => {
  const { parts = {} } = (await prerenderPages([view], catalog)('en'))['/view'] ?? {}
  const kinds = Object.values(parts).flatMap(({ rows, kinds: looks }) => (rows === undefined ? looks : []))
  const ofOthers = kinds.filter(({ html }) => html.includes('/report?kind=post'))
  const formers = ofOthers.filter(({ when }) => when.former === true)
  expect(formers).not.toEqual([])
  for (const { html } of formers) expect(html).not.toMatch(/Message the author|\/block\?/)
  for (const { html } of ofOthers.filter(({ when }) => when.former === null))
    expect(html).toMatch(/\/block\?/)
})
