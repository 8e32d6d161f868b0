import { act, screen, waitFor, within } from '@testing-library/react'
import { type CaseRow, myCases } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Subject } from 'rxjs'
import { Component as MyCases } from './my-cases'

const row: CaseRow = {
  case_idx: 9,
  number: 'WR-2026-000009',
  kind: 'long-term',
  title: 'Near Hongdae',
  state: 'searching',
  ca: '2026-11-01T10:00:00.000Z',
  changed: '2026-11-02T10:00:00.000Z',
  unread: false,
}

function show(...rows: readonly CaseRow[]) {
  const service = stubService()
  const changes = new Subject<void>()
  const answer = (...list: readonly CaseRow[]) =>
    service.answer(myCases, {
      kind: 'ok',
      data: [...list],
      meta: { total: list.length, page: 1, pages: 1 },
    })
  answer(...rows)
  const props = { caseChanges: () => changes }
  return { service, answer, changes, ...renderRemote(<MyCases />, { path: '/mycases', member: mina, props }) }
}

it('lists each inquiry with its state, and marks what is new', async () => {
  show(
    { ...row, unread: true },
    { ...row, case_idx: 8, title: 'A tour guide', kind: 'other', state: 'closed' },
  )
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  expect(within(first).getByRole('link', { name: 'Near Hongdae' })).toHaveAttribute('href', '/case?idx=9')
  expect(first).toHaveTextContent('SearchingNew')
  expect(first).toHaveTextContent('WR-2026-000009')
  expect(second).toHaveTextContent('Closed')
  expect(second).not.toHaveTextContent('New')
})

it('follows the changes', async () => {
  const { answer, changes } = show(row)
  await screen.findByText('Searching')
  answer({ ...row, state: 'offered' })
  act(() => changes.next())
  expect(await screen.findByText('Offered')).toBeVisible()
})

it('leads to the inquiry form if there are none', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Ask for a home' })).toHaveAttribute(
    'href',
    '/askreachlongtermproperty',
  )
})

it('leads from a page after the last one to the last one', async () => {
  const service = stubService()
  service.answer(myCases, ({ fields }) => {
    const page = Number(fields.page ?? 1)
    return { kind: 'ok', data: page === 1 ? [row] : [], meta: { total: 1, page, pages: 1 } }
  })
  const { address } = renderRemote(<MyCases />, { path: '/mycases?page=9', member: mina })
  expect(await screen.findByText('Near Hongdae')).toBeVisible()
  expect(address()).toBe('/mycases')
})

it('offers to try again if they cannot be loaded', async () => {
  const service = stubService()
  service.answer(myCases, { kind: 'unavailable', reference: 'ab12cd34' })
  const { user } = renderRemote(<MyCases />, { path: '/mycases', member: mina })
  expect(await screen.findByText('Reference: ab12cd34')).toBeVisible()
  service.answer(myCases, { kind: 'ok', data: [row], meta: { total: 1, page: 1, pages: 1 } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('Near Hongdae')).toBeVisible())
})
