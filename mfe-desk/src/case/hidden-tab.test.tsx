import { act, screen, waitFor } from '@testing-library/react'
import { cases, deskCase } from '@within-reach/contract'
import { Subject } from 'rxjs'
import { aCase } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as CasePage } from './case-page'

const visibility = () => jest.spyOn(document, 'visibilityState', 'get')
const showTab = async () => {
  visibility().mockReturnValue('visible')
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

afterEach(() => visibility().mockRestore())

it('a case in a hidden tab is marked as read once the tab is shown, at first and after its changes', async () => {
  const service = stubDesk(['agent'])
  service.answer(cases, onePage([]))
  service.answer(deskCase, { kind: 'ok', data: aCase() })
  const changes = new Subject<void>()
  visibility().mockReturnValue('hidden')
  renderDesk(<CasePage />, { path: '/desk/case?idx=7', props: { caseChanges: () => changes } })
  await screen.findByRole('heading', { level: 1, name: 'Case' })
  expect(service.sent(deskCase)).toEqual([])
  await showTab()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mapo, Seoul' })).toBeVisible()
  expect(service.sent(deskCase)).toHaveLength(1)

  visibility().mockReturnValue('hidden')
  service.answer(deskCase, { kind: 'ok', data: aCase({ title: 'Hongdae, Seoul' }) })
  await act(async () => changes.next())
  await act(async () => changes.next())
  expect(service.sent(deskCase)).toHaveLength(1)
  await showTab()
  expect(await screen.findByRole('heading', { level: 1, name: 'Hongdae, Seoul' })).toBeVisible()
  await waitFor(() => expect(service.sent(deskCase)).toHaveLength(2))
})
