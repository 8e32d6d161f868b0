import { registryHistory, registryStatus, undoChange } from '@within-reach/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { stubService } from '@within-reach/shared-core/testing'
import { useRegistry } from '../registry/registry-context'
import { renderConsole } from '../testing/render-console'
import { closing, status, stubRegistry } from '../testing/registry'

function Screen() {
  const { status: shown, changed } = useRegistry()
  return (
    <>
      <h1>Screen</h1>
      <p>Revision {shown.revision}</p>
      <button
        onClick={() => changed('Done. It is closed.', { revision: shown.revision, remote: 'mfe-userspace' })}
      >
        Change
      </button>
    </>
  )
}

/** A person returns to the tab, which asks the registry at once. */
const comeBack = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

describe('the frame of the console', () => {
  it('shows the reference of a failure, with which its lines are found in the log', async () => {
    const service = stubService()
    service.answer(registryStatus, { kind: 'unavailable', reference: 'abcd1234' })
    renderConsole(<Screen />)
    expect(await screen.findByText('Reference: abcd1234')).toBeVisible()
  })

  it.each([
    ['/console', 'page'],
    ['/console/remote?name=mfe-userspace', 'true'],
  ])('marks the overview as the place of %s', async (path, current) => {
    stubRegistry()
    renderConsole(<Screen />, path)
    expect(await screen.findByText('Revision 7')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', current)
  })

  it('announces an update with who changed what and why, and moves nothing until requested', async () => {
    const service = stubRegistry()
    const { user } = renderConsole(<Screen />)
    expect(await screen.findByText('Revision 7')).toBeVisible()
    service.answer(registryStatus, { kind: 'ok', data: status({}, 8) })
    const ofSite = { who: 'health', why: 'In English.', sentences: [{ says: 'worse', values: {} }] }
    service.answer(registryHistory, {
      kind: 'ok',
      data: [{ ...closing(9), ...ofSite }, closing(8), closing(7)],
    })
    comeBack()
    const notice = await screen.findByText(/shows revision 7, but revision 8 is live/)
    expect(notice).toBeVisible()
    expect(
      await screen.findByText('alex@example.com · User Space: Close South Korea — The partner asked for it'),
    ).toBeVisible()
    expect(
      screen.getByText('the site, automatically · User Space: Close South Korea — It is worse.'),
    ).toBeVisible()
    expect(screen.getByText('Revision 7')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show what is live now' }))
    expect(await screen.findByText('Revision 8')).toBeVisible()
    expect(screen.queryByText(/is out of date/)).not.toBeInTheDocument()
  })

  it('announces a change of the rules too', async () => {
    const service = stubRegistry()
    renderConsole(<Screen />)
    expect(await screen.findByText('Revision 7')).toBeVisible()
    const rules = {
      revision: 8,
      at: '2026-11-20T09:00:00.000Z',
      who: 'token owner',
      why: 'The audit asks for it',
      environment: 'production',
      change: { type: 'demand-proof', demanded: true } as const,
      before: { demandProof: false, trusted: [] },
      after: { demandProof: true, trusted: [] },
    }
    service.answer(registryStatus, { kind: 'ok', data: status({}, 8) })
    service.answer(registryHistory, { kind: 'ok', data: [closing(7)], meta: { rules: [rules] } })
    comeBack()
    expect(await screen.findByText(/^the token “owner” · .* — The audit asks for it$/)).toBeVisible()
  })

  it('asks again by itself every ten seconds', async () => {
    jest.useFakeTimers()
    try {
      const service = stubRegistry()
      renderConsole(<Screen />)
      await act(() => jest.advanceTimersByTimeAsync(100))
      const before = service.sent(registryStatus).length
      await act(() => jest.advanceTimersByTimeAsync(10_000))
      expect(service.sent(registryStatus)).toHaveLength(before + 1)
    } finally {
      jest.useRealTimers()
    }
  })

  it('says that the data may be stale while the service does not answer', async () => {
    const service = stubRegistry()
    renderConsole(<Screen />)
    await screen.findByText('Revision 7')
    service.answer(registryStatus, { kind: 'offline' })
    comeBack()
    expect(await screen.findByText(/may be out of date/)).toBeVisible()
    service.answer(registryStatus, { kind: 'ok', data: status() })
    comeBack()
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument())
  })

  it('offers to try again if nothing could be loaded', async () => {
    const service = stubService()
    service.answer(registryStatus, { kind: 'unavailable' })
    const { user } = renderConsole(<Screen />)
    expect(await screen.findByText('We could not load this')).toBeVisible()
    const retry = screen.getByRole('button', { name: 'Try again' })
    let fail = () => {}
    service.answer(
      registryStatus,
      () => new Promise((resolve) => (fail = () => resolve({ kind: 'offline' }))),
    )
    comeBack()
    await waitFor(() => expect(service.sent(registryStatus)).toHaveLength(2))
    // A check in the background replaces nothing.
    expect(retry).toBeVisible()
    await act(() => Promise.resolve(fail()))
    expect(retry).toBeVisible()
    service.answer(registryStatus, { kind: 'ok', data: status() })
    await user.click(retry)
    expect(await screen.findByText('Revision 7')).toBeVisible()
  })

  it('says that a right was revoked, and shows nothing', async () => {
    const service = stubRegistry()
    renderConsole(<Screen />)
    await screen.findByText('Revision 7')
    service.answer(registryStatus, { kind: 'not-owner' })
    comeBack()
    expect(
      await screen.findByRole('heading', { name: 'You no longer have access to this page' }),
    ).toBeVisible()
    expect(screen.queryByText('Revision 7')).not.toBeInTheDocument()
  })

  it('gives the focus to the heading that says that a right was revoked', async () => {
    const service = stubRegistry()
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    service.answer(registryStatus, { kind: 'not-owner' })
    comeBack()
    const heading = await screen.findByRole('heading', { name: 'You no longer have access to this page' })
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it('undoes the last change with one press', async () => {
    const service = stubRegistry()
    service.answer(undoChange, { kind: 'ok', data: { revision: 8 } })
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    expect(await screen.findByText('Done. It is closed.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(service.sent(undoChange)[0]?.fields).toEqual({
      undo: '7',
      revision: '7',
      why: 'Undone right after it was made',
    })
  })

  it('undoes it once if it is pressed twice', async () => {
    const service = stubRegistry()
    let undone = false
    service.answer(undoChange, () => {
      if (undone) return { kind: 'stale' }
      undone = true
      service.answer(registryStatus, { kind: 'ok', data: status({ enabled: false }, 8) })
      return { kind: 'ok', data: { revision: 8 } }
    })
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(service.sent(undoChange)).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('undoes it also if another person changed another remote in the meantime', async () => {
    const service = stubRegistry()
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    service.answer(undoChange, ({ fields }) =>
      fields.revision === '9' ? { kind: 'ok', data: { revision: 10 } } : { kind: 'stale' },
    )
    service.answer(registryStatus, { kind: 'ok', data: status({}, 9) })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undone.')).toBeVisible()
    expect(service.sent(undoChange).map(({ fields }) => [fields.undo, fields.revision])).toEqual([
      ['7', '7'],
      ['7', '9'],
    ])
  })

  it('undoes nothing if another person changed the same remote, and shows both sides', async () => {
    const service = stubRegistry()
    service.answer(undoChange, { kind: 'stale' })
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    service.answer(registryStatus, { kind: 'ok', data: status({ enabled: false }, 8) })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/It was not undone.*Somebody else changed something/)
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('before: on → now: off')
    expect(service.sent(undoChange)).toHaveLength(1)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('gives the focus to the heading if the focused element is gone', async () => {
    stubRegistry()
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('lets the confirmation be dismissed', async () => {
    stubRegistry()
    const { user } = renderConsole(<Screen />)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Done. It is closed.')).not.toBeInTheDocument()
  })
})
