import { allOpen, changeRegistry, registryStatus } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { live, section, status, stubRegistry } from '../testing/registry'
import { Component as Overview } from './overview'

const row = async (name: RegExp) => screen.findByRole('row', { name })
const sentChange = (fields: Readonly<Record<string, string>> | undefined) => ({
  ...fields,
  change: JSON.parse(fields?.change ?? '{}') as unknown,
})
const soon = { region: 'Others', open: false, at: '2126-11-28T09:00:00.000Z' } as const

describe('the matrix', () => {
  it('shows a switch for each region of a remote, and says if a remote has no regions', async () => {
    stubRegistry(status({ regions: { ...allOpen, 'United Kingdom': false } }))
    renderConsole(<Overview />)
    const userSpace = within(await row(/User Space/))
    expect(userSpace.getByRole('button', { name: 'User Space, South Korea: open. Close it' })).toBeVisible()
    expect(
      userSpace.getByRole('button', { name: 'User Space, United Kingdom: closed. Open it' }),
    ).toBeVisible()
    expect(userSpace.getByText('1.2.0 is published')).toBeVisible()
    const accounts = within(await row(/Accounts/))
    expect(accounts.getByText('The same in every region')).toBeVisible()
    expect(accounts.getByRole('button', { name: 'Accounts is on. Turn it off' })).toBeVisible()
    expect(within(await row(/mfe-events/)).getByText('not live yet')).toBeVisible()
  })

  it('names a remote and its regions as its record does', async () => {
    const of = status()
    const events = { name: 'mfe-events', live: live(), published: [] }
    stubRegistry({ ...of, remotes: [{ ...events, section: section('Events', true) }] })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'Events, South Korea: open. Close it' }))
    const panel = within(screen.getByRole('dialog', { name: 'Events: Close South Korea' }))
    expect(panel.getByText('Its pages say that “South Korea” is not open yet.')).toBeVisible()
  })

  it('offers region switches if an older record does not say whether it uses them', async () => {
    const of = status()
    stubRegistry({ ...of, remotes: [{ name: 'mfe-events', live: live(), published: [] }] })
    renderConsole(<Overview />)
    expect(
      await screen.findByRole('button', { name: 'mfe-events, South Korea: open. Close it' }),
    ).toBeVisible()
  })

  it('has no switch for the console itself, which could not be switched on again here', async () => {
    stubRegistry()
    renderConsole(<Overview />)
    const own = within(await row(/mfe-console/))
    expect(own.getByText('Always on')).toBeVisible()
    expect(own.queryByRole('button')).not.toBeInTheDocument()
  })

  it('closes a region with a reason, states the effect for visitors, and then shows the current state', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, () => {
      const closed = status({ regions: { ...allOpen, 'South Korea': false } }, 8)
      service.answer(registryStatus, { kind: 'ok', data: closed })
      return { kind: 'ok', data: { revision: 8 } }
    })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'User Space, South Korea: open. Close it' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: Close South Korea' }))
    expect(panel.getByText(/sees “South Korea \(not open yet\)” and cannot choose it/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'The partner asked for it')
    await user.click(panel.getByRole('button', { name: 'Close South Korea' }))
    expect(await screen.findByText('Done. User Space: Close South Korea')).toBeVisible()
    expect(await screen.findByRole('button', { name: /^User Space, South Korea: closed/ })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sentChange(service.sent(changeRegistry)[0]?.fields)).toEqual({
      change: { type: 'region', remote: 'mfe-userspace', region: 'South Korea', open: false },
      revision: '7',
      why: 'The partner asked for it',
    })
  })

  it('sends nothing without a reason, and focuses it', async () => {
    const service = stubRegistry()
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'Accounts is on. Turn it off' }))
    const panel = within(screen.getByRole('dialog', { name: 'Accounts: Turn off' }))
    expect(panel.getByText(/show “not found”/)).toBeVisible()
    const confirm = panel.getByRole('button', { name: 'Turn off' })
    expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await user.click(confirm)
    await waitFor(() => expect(panel.getByLabelText('Reason')).toHaveFocus())
    expect(panel.getByText('This must not be empty')).toBeVisible()
    expect(service.sent(changeRegistry)).toEqual([])
  })

  it('reports unsaved work while a reason is typed', async () => {
    stubRegistry()
    const { user, shell } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'Accounts is on. Turn it off' }))
    await user.type(screen.getByLabelText('Reason'), 'Too many failures')
    expect(shell.report).toHaveBeenLastCalledWith({ type: 'unsaved', unsaved: true })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(shell.report).toHaveBeenLastCalledWith({ type: 'unsaved', unsaved: false })
  })

  it('plans a switch for a future time, typed in this time zone and sent in UTC', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'User Space, Others: open. Close it' }))
    const panel = within(screen.getByRole('dialog'))
    await user.click(panel.getByLabelText('At a planned time'))
    await user.type(panel.getByLabelText('Reason'), 'Not before the contract ends')
    await user.click(panel.getByRole('button', { name: 'Close Others' }))
    expect(await panel.findByText('Choose a day and a time.')).toBeVisible()
    const time = panel.getByLabelText('Day and time')
    await user.type(time, '2020-01-01T09:00')
    expect(panel.getByText('Choose a time in the future.')).toBeVisible()
    await user.clear(time)
    await user.type(time, '2126-11-28T09:00')
    expect(panel.getByText(/^From .*2126.* on:$/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Close Others' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(1))
    expect(sentChange(service.sent(changeRegistry)[0]?.fields).change).toEqual({
      type: 'region',
      remote: 'mfe-userspace',
      region: 'Others',
      open: false,
      at: new Date('2126-11-28T09:00').toISOString(),
    })
  })

  it('shows a planned switch, and cancels it', async () => {
    const service = stubRegistry(status({ planned: [soon] }))
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = renderConsole(<Overview />)
    expect(await screen.findByText(/^Closes on .*2126/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Call off/ }))
    const panel = within(screen.getByRole('dialog'))
    await user.type(panel.getByLabelText('Reason'), 'Too early')
    await user.click(panel.getByRole('button', { name: 'Call it off' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(1))
    expect(sentChange(service.sent(changeRegistry)[0]?.fields).change).toEqual({
      type: 'forget-planned',
      remote: 'mfe-userspace',
      region: 'Others',
      at: soon.at,
    })
  })

  it("moves the focus to the region's switch after its plan was cancelled", async () => {
    const service = stubRegistry(status({ planned: [soon] }))
    service.answer(changeRegistry, () => {
      service.answer(registryStatus, { kind: 'ok', data: status({}, 8) })
      return { kind: 'ok', data: { revision: 8 } }
    })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: /^Call off/ }))
    const panel = within(screen.getByRole('dialog'))
    await user.type(panel.getByLabelText('Reason'), 'Too early')
    await user.click(panel.getByRole('button', { name: 'Call it off' }))
    await waitFor(() => expect(screen.queryByText(/^Closes on/)).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: /^User Space, Others/ })).toHaveFocus())
  })

  it('shows a planned switch as done once its time has come', async () => {
    stubRegistry(status({ planned: [{ ...soon, at: '2020-01-01T00:00:00.000Z' }] }))
    renderConsole(<Overview />)
    expect(await screen.findByRole('button', { name: /^User Space, Others: closed/ })).toBeVisible()
    expect(screen.queryByText(/^Closes on/)).not.toBeInTheDocument()
  })
})

describe("a change in conflict with another person's", () => {
  it('that was refused says why', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, {
      kind: 'refused',
      message: 'South Korea of mfe-userspace is closed already.',
      sentences: [{ says: 'closed-already', values: { remote: 'mfe-userspace', region: 'South Korea' } }],
    })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'User Space, South Korea: open. Close it' }))
    const panel = within(screen.getByRole('dialog'))
    await user.type(panel.getByLabelText('Reason'), 'x')
    await user.click(panel.getByRole('button', { name: 'Close South Korea' }))
    expect(await panel.findByText('South Korea is already closed in User Space.')).toBeVisible()
  })

  it('keeps the typed values, shows both sides, and starts from the current state', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, () => {
      service.answer(registryStatus, { kind: 'ok', data: status({ current: '1.2.0', lastGood: '1.1.0' }, 9) })
      return { kind: 'stale' }
    })
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'User Space, South Korea: open. Close it' }))
    const panel = within(screen.getByRole('dialog'))
    await user.type(panel.getByLabelText('Reason'), 'The partner asked for it')
    await user.click(panel.getByRole('button', { name: 'Close South Korea' }))
    expect(
      await panel.findByText(/You decided at revision 7, but somebody else has made revision 9/),
    ).toBeVisible()
    const differences = panel.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(differences).toEqual([
      'For everybody before: 1.1.0 → now: 1.2.0',
      'Last good before: 1.0.0 → now: 1.1.0',
    ])
    expect(panel.getByLabelText('Reason')).toHaveValue('The partner asked for it')
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 10 } })
    await user.click(panel.getByRole('button', { name: 'Close South Korea' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(2))
    expect(service.sent(changeRegistry)[1]?.fields.revision).toBe('9')
  })

  it.each([
    [{ kind: 'refused' }, 'The registry refused this change.'],
    [{ kind: 'offline' }, /did not answer. Nothing you typed is lost/],
    [{ kind: 'not-owner' }, 'You may not make this change.'],
    [{ kind: 'logged-out' }, /You are not logged in any more/],
    [{ kind: 'failed' }, /went wrong on our side/],
    [{ kind: 'failed', reference: 'abcd1234' }, /press again\. Reference: abcd1234$/],
    [{ kind: 'unavailable', reference: 'abcd1234' }, /press again\. Reference: abcd1234$/],
  ] as const)('or that ends as %j is reported, and the typed values stay', async (reply, expected) => {
    const service = stubRegistry()
    service.answer(changeRegistry, reply)
    const { user } = renderConsole(<Overview />)
    await user.click(await screen.findByRole('button', { name: 'Accounts is on. Turn it off' }))
    const panel = within(screen.getByRole('dialog'))
    await user.type(panel.getByLabelText('Reason'), 'Under attack')
    await user.click(panel.getByRole('button', { name: 'Turn off' }))
    expect(await panel.findByText(expected)).toBeVisible()
    expect(panel.getByLabelText('Reason')).toHaveValue('Under attack')
  })

  it('is restored with its reason after its panel was closed', async () => {
    stubRegistry()
    const { user } = renderConsole(<Overview />)
    const press = async () => {
      await user.click(await screen.findByRole('button', { name: 'Accounts is on. Turn it off' }))
      return within(screen.getByRole('dialog'))
    }
    const first = await press()
    await user.type(first.getByLabelText('Reason'), 'Under attack')
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    const again = await press()
    expect(again.getByLabelText('Reason')).toHaveValue('Under attack')
    expect(again.getByText('We kept your draft.')).toBeVisible()
  })
})
