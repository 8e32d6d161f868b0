import { renderRemote } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import type { CaseEntry } from '@within-reach/contract'
import { Thread } from './thread'

const taken: CaseEntry = {
  entry_idx: 1,
  kind: 'agent',
  from: 'agent',
  name: 'yuna',
  text: 'yuna',
  state: null,
  offer_idx: null,
  answer: null,
  due: null,
  linked: null,
  ca: '2026-11-01T10:00:00.000Z',
}

it('says who took the case, also after the account of the agent is gone', () => {
  const left = { ...taken, entry_idx: 2, name: '', text: '…' }
  const handedBack = { ...taken, entry_idx: 3, text: '' }
  renderRemote(<Thread entries={[taken, left, handedBack]} offers={[]} />, { path: '/case' })
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/^yuna is your agent/)
  expect(second).toHaveTextContent(/^An agent took it up/)
  expect(third).toHaveTextContent(/^No agent has it at the moment/)
})
