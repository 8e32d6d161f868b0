import { screen } from '@testing-library/react'
import type { CaseState, Region } from '@within-reach/contract'
import { renderRemote } from '@within-reach/shared-core/testing'
import { Steps } from './steps'

const showIn = (state: CaseState, waitsFor: Region = 'South Korea') =>
  renderRemote(<Steps state={state} entries={[]} waitsFor={waitsFor} />, { path: '/case' })

it('promises no agent to an inquiry of the waiting list', () => {
  showIn('received')
  expect(screen.getByRole('status')).toHaveTextContent('South Korea was not open when you asked')
  expect(screen.getByRole('status')).not.toHaveTextContent('An agent takes it up')
})

it('names the region of the waiting list as a part of its sentence', () => {
  showIn('received', 'United Kingdom')
  expect(screen.getByRole('status')).toHaveTextContent('because the United Kingdom was not open')
})

it('names no waiting list once an agent has begun', () => {
  showIn('searching')
  expect(screen.getByRole('status')).not.toHaveTextContent('was not open')
})
