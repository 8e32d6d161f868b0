import { cases } from '@within-reach/contract'
import { screen, waitFor } from '@testing-library/react'
import { aCaseRow } from '../testing/cases'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { onePage } from '../testing/reviews'
import { Component as Cases } from './cases-page'

const rows = [
  aCaseRow({ overdue: true, agent: 'mina' }),
  aCaseRow({
    case_idx: 8,
    number: 'WR-2026-000008',
    title: 'A tour',
    kind: 'other',
    unread: true,
    due: null,
    waitsFor: 'United Kingdom',
  }),
]

const rowsShown = () => screen.getAllByRole('listitem').filter((item) => item.querySelector('[data-row]'))

describe('the list of cases', () => {
  it('marks what is overdue, unread, on the waiting list, and without an agent', async () => {
    stubDesk(['agent']).answer(cases, onePage(rows))
    renderDesk(<Cases />, { path: '/desk/cases' })
    expect(await screen.findByRole('link', { name: 'Mapo, Seoul' })).toHaveAttribute(
      'href',
      '/desk/case?idx=7',
    )
    const [first, second] = rowsShown()
    expect(first).toHaveTextContent(
      'Mapo, SeoulWR-2026-000007 · Long-term property · Jisoo ParkReceivedminaOverdue since Nov 21, 2026',
    )
    expect(second).toHaveTextContent(
      'A tourWR-2026-000008 · Other request · Jisoo ParkNewWaiting listReceivedNo agent yet',
    )
  })

  it('is filtered by state, agent and words, which the address keeps', async () => {
    const service = stubDesk(['agent'])
    service.answer(cases, onePage(rows))
    const { user, address } = renderDesk(<Cases />, { path: '/desk/cases?page=3' })
    await user.selectOptions(await screen.findByLabelText('State'), 'Searching')
    await user.selectOptions(screen.getByLabelText('Agent'), 'Mine')
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'jisoo{Enter}')
    await waitFor(() => expect(address()).toBe('/desk/cases?state=searching&owner=mine&search=jisoo'))
    await waitFor(() =>
      expect(service.sent(cases).at(-1)?.fields).toEqual({
        state: 'searching',
        owner: 'mine',
        search: 'jisoo',
        page: '1',
      }),
    )
  })

  it('opens a case by keys alone', async () => {
    stubDesk(['agent']).answer(cases, onePage(rows))
    const { user, shell } = renderDesk(<Cases />, { path: '/desk/cases' })
    await screen.findByRole('link', { name: 'Mapo, Seoul' })
    await user.keyboard('jj{Enter}')
    await waitFor(() =>
      expect(shell.navigate).toHaveBeenCalledWith('/desk/case?idx=8', {
        state: undefined,
        replace: undefined,
      }),
    )
  })

  it('says if nothing matches', async () => {
    stubDesk(['agent']).answer(cases, onePage([]))
    renderDesk(<Cases />, { path: '/desk/cases?owner=nobody' })
    expect(await screen.findByText('No case matches these filters')).toBeVisible()
  })
})
