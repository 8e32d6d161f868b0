import { act, screen, waitFor, within } from '@testing-library/react'
import { type CaseRow, myCases, successAnswer } from '@within-reach/contract'
import { setInitialData } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { NEVER, of, Subject } from 'rxjs'
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

const meta = { total: 1, page: 1, pages: 1 }
/** What the shell emits if this change was told before the page listens. */
const toldBefore = (changed: string) => (_linked?: number, shown?: string) =>
  shown !== undefined && changed > shown ? of(undefined) : NEVER

it.each([
  ['reads a list of its HTML again if a newer change was told before it listened', 1, 'Offered'],
  ['does not read a list of its HTML again if that shows what was told', 0, 'Searching'],
])('%s', async (_, reads, state) => {
  const service = stubService()
  const newer: CaseRow = { ...row, state: 'offered', changed: '2026-11-03T10:00:00.000Z' }
  setInitialData([{ path: myCases.path, fields: {}, answer: successAnswer(myCases, [row], meta) }])
  service.answer(myCases, { kind: 'ok', data: [newer], meta })
  const props = { caseChanges: toldBefore(reads > 0 ? newer.changed : row.changed) }
  renderRemote(<MyCases />, { path: '/mycases', member: mina, props })
  expect(await screen.findByText(state)).toBeVisible()
  expect(service.sent(myCases)).toHaveLength(reads)
})

it('reads the list again after a first answer that is older than what was told meanwhile', async () => {
  const service = stubService()
  const newer: CaseRow = { ...row, state: 'offered', changed: '2026-11-03T10:00:00.000Z' }
  const answers = [row, newer]
  service.answer(myCases, () => ({ kind: 'ok', data: answers.splice(0, 1), meta }))
  const props = { caseChanges: toldBefore(newer.changed) }
  renderRemote(<MyCases />, { path: '/mycases', member: mina, props })
  expect(await screen.findByText('Offered')).toBeVisible()
  expect(service.sent(myCases)).toHaveLength(2)
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
