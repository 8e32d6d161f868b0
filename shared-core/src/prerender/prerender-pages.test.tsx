import { type ComponentType, useId } from 'react'
import { posts, successAnswer } from '@within-reach/contract'
import { initialDataOf } from '../client'
import { definePage, type PageDeclaration } from '../pages/define-page'
import { queryClient } from '../react/query-client'
import { useMember, useRemote } from '../react/remote-context'
import { useCall } from '../react/use-call'
import { samePage } from './cut-template'
import { prerenderPages } from './prerender-pages'

const catalog = () => Promise.resolve({ messages: {} })

function Form() {
  const id = useId()
  return (
    <form className="f" onSubmit={() => {}}>
      {useMember() === null ? 'nobody' : 'a member'} <input id={id} />
    </form>
  )
}

function Listing() {
  const answer = initialDataOf(posts, { type: 'tr' })
  return (
    <ul>{answer?.kind === 'ok' && answer.data.map((row) => <li key={row.post_idx}>{row.subject}</li>)}</ul>
  )
}

const Support = () => useRemote().site.supportEmail

const page = (path: string, Component: ComponentType, prerender: PageDeclaration['prerender']) =>
  definePage({ path, title: { en: 'A', ko: '가' }, lazy: () => Promise.resolve({ Component }), prerender })

it('draws the pages that are declared with `prerender`, for visitors and for members', async () => {
  const pages = [page('/form', Form, true), page('/other', Support, { skeleton: 'It is private.' })]
  const drawn = await prerenderPages(pages, catalog)('en')
  expect(Object.keys(drawn)).toEqual(['/form'])
  expect(drawn['/form']?.html).toContain('<!--part:0-->')
  expect(drawn['/form']?.parts).toEqual({
    0: {
      kinds: [
        { when: { member: null }, html: 'nobody ' },
        { when: { member: true }, html: 'a member ' },
      ],
    },
  })
})

it('a prerendered form sends nothing, and shares no id with the form that replaces it', async () => {
  const drawn = await prerenderPages([page('/form', Form, true)], catalog)('en')
  document.body.innerHTML = drawn['/form']?.html ?? ''
  expect(document.querySelector('form')).toHaveAttribute('method', 'dialog')
  expect(document.querySelector('input')?.id).toContain('prerender-')
})

it('a list is prerendered with slots for its rows', async () => {
  const list = {
    path: posts.path,
    fields: () => ({ type: 'tr' }),
    aspects: [],
    query: () => '',
    slots: () => ({}),
    lists: {},
    sample: { post_idx: 900_001, subject: 'subject-of-the-row' },
    kinds: {},
    answer: (row: object) => successAnswer(posts, [row], { total: 1, page: 1, pages: 1 }),
  }
  const drawn = await prerenderPages([page('/list', Listing, () => Promise.resolve(list))], catalog)('en')
  expect(drawn['/list']).toEqual({
    html: '<ul><!--rows--></ul>',
    list: { path: posts.path, rows: [{ when: {}, html: ['<li data-held="subject">{{subject}}</li>'] }] },
    rows: {},
    parts: {},
  })
})

it('keeps no answer whose timer would delay the end of the build', async () => {
  const Reading = () => useCall(posts, { type: 'tr' }).status
  const drawn = await prerenderPages([page('/list', Reading, true)], catalog)('en')
  expect(drawn['/list']?.html).toContain('pending')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('a page has slots for the settings of the site', async () => {
  const drawn = await prerenderPages([page('/other', Support, true)], catalog)('en')
  expect(drawn['/other']?.html).toBe('{{site.supportEmail}}')
})

it('a page for members is drawn for a member only', async () => {
  const own = { ...samePage, only: { member: true }, aspects: [] } as const
  const drawn = await prerenderPages([page('/form', Form, () => Promise.resolve(own))], catalog)('en')
  expect(drawn['/form']).toMatchObject({ when: { member: true }, html: expect.stringContaining('a member') })
})
