import type { PrerenderedPage } from '@within-reach/contract'
import { pages } from '../pages'
import { prerender } from './prerender-shell'

const htmlOf = ({ html, parts = {} }: PrerenderedPage): string =>
  html + JSON.stringify(Object.values(parts).flatMap(({ kinds }) => kinds.map((kind) => kind.html)))

it('the build draws every page of the shell, and the one for unknown addresses', async () => {
  const drawn = await prerender('ko')
  const declared = pages.filter(({ prerender }) => typeof prerender !== 'object')
  expect(Object.keys(drawn.pages).sort()).toEqual(['/*', ...declared.map(({ path }) => path)].sort())
  for (const page of Object.values(drawn.pages)) expect(page.html).toMatch(/<h1/)
})

it('the drawn HTML contains no sample text', async () => {
  const { frame, pages: drawn } = await prerender('en')
  for (const page of [frame.header, frame.footer, ...Object.values(drawn)])
    expect(htmlOf(page)).not.toMatch(/-of-(?:the|a)-/)
})

it('a menu has a template for each known section, and one for all others', async () => {
  const { frame, pages: drawn } = await prerender('en')
  const whens = ({ parts }: PrerenderedPage) => parts?.menu?.kinds.map(({ when }) => when)
  const known = ['Ask Reach', 'User Space', 'Operations'].map((title) => ({ title }))
  expect(whens(drawn['/mobilemenu'] as PrerenderedPage)).toEqual([...known, {}])
  expect(whens(drawn['/*'] as PrerenderedPage)).toEqual([...known, {}])
  expect(whens(frame.header)).toContainEqual({ title: 'User Space', current: true })
  expect(drawn['/*']?.parts?.boards?.kinds).toEqual([
    { when: {}, html: '<option value="{{path}}">{{title}}</option>' },
  ])
})

it('the header is drawn for each address that it marks, and for visitors and members', async () => {
  const { header } = (await prerender('en')).frame
  const whens = Object.values(header.parts ?? {}).flatMap(({ kinds }) => kinds.map(({ when }) => when))
  expect(whens).toContainEqual({ member: null, pathname: '/login' })
  expect(whens).toContainEqual({ member: true, pathname: '/mobilemenu2' })
})
