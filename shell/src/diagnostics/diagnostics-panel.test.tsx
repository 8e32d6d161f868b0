import { render, screen, within } from '@testing-library/react'
import type { Diagnostics } from '@within-reach/runtime'
import { userEvent } from '@testing-library/user-event'
import { InEnglish } from '../testing/in-english'
import { DiagnosticsPanel } from './diagnostics-panel'

const diagnostics: Diagnostics = {
  revision: 7,
  remotes: [
    {
      remote: 'mfe-a',
      version: '1.0.0',
      why: 'fallback',
      shown: true,
      failed: [{ version: '1.1.0', kind: 'timeout' }],
      closed: ['Others', 'South Korea'],
      loaded: 50,
      mounted: 12,
      checked: true,
    },
    {
      remote: 'mfe-b',
      version: '2.0.0',
      why: 'current',
      shown: false,
      failed: [],
      closed: [],
      checked: false,
    },
  ],
  shared: [{ name: 'react', version: '19.2.0', from: 'shell' }],
}

const show = () => {
  const onClose = jest.fn()
  render(
    <InEnglish>
      <DiagnosticsPanel diagnostics={diagnostics} onClose={onClose} />
    </InEnglish>,
  )
  return onClose
}
const remote = (name: string) => screen.getByText(name).closest('li') as HTMLElement

describe('the diagnostics panel', () => {
  it('shows for each remote which version runs and why', () => {
    show()
    expect(screen.getByText('Registry revision 7')).toBeVisible()
    expect(remote('mfe-a')).toHaveTextContent('1.0.0fallback')
    expect(remote('mfe-a')).toHaveTextContent('1.1.0: took too long')
    expect(remote('mfe-a')).toHaveTextContent('Loaded in 50 ms')
    expect(remote('mfe-a')).toHaveTextContent('Closed: Others and South Korea')
    expect(within(remote('mfe-b')).getByText('Not shown yet')).toBeVisible()
    expect(within(remote('mfe-b')).getByText('Integrity not checked')).toBeVisible()
  })

  it('shows which shared modules are in use', () => {
    show()
    expect(screen.getByRole('heading', { name: '1 shared module in use' })).toBeVisible()
    expect(screen.getByText('react 19.2.0')).toBeVisible()
  })

  it('closes with the keyboard', async () => {
    const onClose = show()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
