import { screen } from '@testing-library/react'
import type { CaseState } from '@within-reach/contract'
import { renderRemote } from '@within-reach/shared-core/testing'
import { Steps } from './steps'

const showIn = (state: CaseState) =>
  renderRemote(<Steps state={state} entries={[]} waitsFor="South Korea" />, { path: '/case' })

it('promises no agent to an inquiry of the waiting list', () => {
  showIn('received')
  expect(screen.getByRole('status')).toHaveTextContent('South Korea was not open when you asked')
  expect(screen.getByRole('status')).not.toHaveTextContent('An agent takes it up')
})

it('names no waiting list once an agent has begun', () => {
  showIn('searching')
  expect(screen.getByRole('status')).not.toHaveTextContent('was not open')
})
