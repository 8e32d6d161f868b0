import { act, screen } from '@testing-library/react'
import { type Case, linkedCase, myCase } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { Subject } from 'rxjs'
import { anEntry } from '../testing/cases'
import { Component as CasePage } from './case'

const one: Case = {
  case_idx: 9,
  number: 'WR-2026-000009',
  kind: 'long-term',
  title: 'Near Hongdae',
  state: 'searching',
  ca: '2026-11-01T10:00:00.000Z',
  changed: '2026-11-03T10:00:00.000Z',
  unread: true,
  agent: 'Yuna',
  due: null,
  fields: {},
  entries: [],
  offers: [],
}

const visibility = () => jest.spyOn(document, 'visibilityState', 'get')
const showTab = async () => {
  visibility().mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

afterEach(() => visibility().mockRestore())

it.each([
  ['of a member', myCase, { path: '/case?idx=9', member: mina }],
  ['of a mailed link', linkedCase, { path: `/case#${'a'.repeat(43)}` }],
])('the case %s in a hidden tab is marked as read once the tab is shown', async (_whose, call, options) => {
  const service = stubService()
  service.answer(call, { kind: 'ok', data: one })
  const changes = new Subject<void>()
  visibility().mockReturnValue('hidden')
  renderRemote(<CasePage />, { ...options, props: { caseChanges: () => changes } })
  await screen.findByRole('status', { name: 'Loading the inquiry' })
  expect(service.sent(call)).toEqual([])
  await showTab()
  expect(await screen.findByRole('heading', { level: 1, name: 'Near Hongdae' })).toBeVisible()
  expect(service.sent(call)).toHaveLength(1)

  visibility().mockReturnValue('hidden')
  service.answer(call, { kind: 'ok', data: { ...one, entries: [anEntry()] } })
  await act(async () => changes.next())
  await act(async () => changes.next())
  expect(service.sent(call)).toHaveLength(1)
  await showTab()
  expect(await screen.findByText('When can you come?')).toBeVisible()
  expect(service.sent(call)).toHaveLength(2)
})
