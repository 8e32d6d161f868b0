import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderRemote } from '../testing'
import { useUnsaved } from './use-unsaved'

function Part({ name }: { readonly name: string }) {
  const [unsaved, setUnsaved] = useState(false)
  useUnsaved(unsaved)
  return <button onClick={() => setUnsaved(!unsaved)}>{name}</button>
}

const show = () =>
  renderRemote(
    <>
      <Part name="one" />
      <Part name="other" />
    </>,
    { path: '/' },
  )
const turn = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('unsaved input', () => {
  it('is reported once for all parts of a remote, and again when none is left', async () => {
    const { shell } = show()
    await turn('one')
    await turn('other')
    await turn('one')
    expect(shell.report.mock.calls).toEqual([[{ type: 'unsaved', unsaved: true }]])
    await turn('other')
    expect(shell.report).toHaveBeenLastCalledWith({ type: 'unsaved', unsaved: false })
  })

  it('ends when its page is left', async () => {
    const { shell, unmount } = show()
    await turn('other')
    unmount()
    expect(shell.report.mock.calls.map(([report]) => report)).toEqual([
      { type: 'unsaved', unsaved: true },
      { type: 'unsaved', unsaved: false },
    ])
  })
})
