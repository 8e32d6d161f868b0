import { changeRegistry } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { status, stubRegistry } from '../testing/registry'
import { Component as RemotePage } from './remote-page'

const show = () => renderConsole(<RemotePage />, '/console/remote?name=mfe-userspace')
const canary = {
  version: '1.2.0',
  percent: 25,
  since: '2026-11-20T08:00:00.000Z',
  plan: { steps: [50, 100], everyMinutes: 30, least: 200 },
}
const sent = (service: ReturnType<typeof stubRegistry>) =>
  JSON.parse(service.sent(changeRegistry)[0]?.fields.change ?? 'null') as unknown

describe('a canary', () => {
  it('is not offered of an older version than the current one', async () => {
    stubRegistry(status({ current: '1.2.0', lastGood: '1.1.0' }))
    show()
    expect(await screen.findByText(/Everybody gets the same version/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start a canary' })).not.toBeInTheDocument()
  })

  it('is started with automatic steps', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Start a canary' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: canary of 1.2.0' }))
    expect(panel.getByText(/5 % of visitors get 1.2.0.*All others stay with 1.1.0/)).toBeVisible()
    await user.click(panel.getByLabelText('Automatically, step by step'))
    const steps = panel.getByLabelText('Steps, in percent')
    await user.clear(steps)
    await user.type(steps, '20, 60, 100')
    expect(panel.getByText(/Then automatically, while it is no worse: 20 % → 60 % → 100 %/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'New filters')
    await user.click(panel.getByRole('button', { name: 'Start the canary' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(1))
    expect(sent(service)).toEqual({
      type: 'canary',
      remote: 'mfe-userspace',
      version: '1.2.0',
      percent: 5,
      plan: { steps: [20, 60, 100], everyMinutes: 30, least: 200 },
    })
  })

  it('says before it replaces another one that this one ends', async () => {
    stubRegistry(status({ canary: { ...canary, version: '1.0.0' } }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Start a canary with 1.2.0' }))
    expect(within(screen.getByRole('dialog')).getByText('The canary of 1.0.0 ends.')).toBeVisible()
  })

  it.each([
    ['Share of visitors, in percent', '120', 'This must be from 0 to 100'],
    ['Steps, in percent', 'many', 'Write percentages separated by commas, such as 25, 50, 100'],
    [
      'Steps, in percent',
      '50, 20',
      'Each step must be larger than the step before it and than the current share',
    ],
    ['Minimum time between two steps, in minutes', '-1', 'This must be 0 or more'],
    ['Minimum page views per step', '0', 'This must be a whole number from 1 up'],
  ])('with "%s" as %s is not started: "%s"', async (label, typed, expected) => {
    const service = stubRegistry()
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Start a canary' }))
    const panel = within(screen.getByRole('dialog'))
    await user.click(panel.getByLabelText('Automatically, step by step'))
    await user.clear(panel.getByLabelText(label))
    await user.type(panel.getByLabelText(label), typed)
    await user.type(panel.getByLabelText('Reason'), 'New filters')
    await user.click(panel.getByRole('button', { name: 'Start the canary' }))
    expect(await panel.findByText(expected)).toBeVisible()
    expect(panel.getByLabelText(label)).toBeInvalid()
    expect(service.sent(changeRegistry)).toEqual([])
  })

  it('that is running shows its progress and its verdict', async () => {
    stubRegistry(status({ canary }))
    show()
    const shown = within(await screen.findByRole('region', { name: 'Canary' }))
    expect(shown.getByRole('progressbar', { name: 'Visitors who get it' })).toBeVisible()
    expect(shown.getByText(/while it is no worse than 1.1.0: 50 % → 100 %/)).toBeVisible()
    expect(shown.getByText(/Between two steps: at least 30 min and 200 page views\./)).toBeVisible()
  })

  it('changes its share from the current one', async () => {
    const service = stubRegistry(status({ canary }))
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Change its share' }))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByLabelText('Steps, in percent')).toHaveValue('50, 100')
    await user.click(panel.getByLabelText('By hand'))
    const share = panel.getByLabelText('Share of visitors, in percent')
    expect(share).toHaveValue('25')
    await user.clear(share)
    await user.type(share, '40')
    await user.type(panel.getByLabelText('Reason'), 'Going well')
    await user.click(panel.getByRole('button', { name: 'Change its share' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(1))
    expect(sent(service)).toEqual({ type: 'canary', remote: 'mfe-userspace', version: '1.2.0', percent: 40 })
  })

  it('continues with the steps that it has not reached yet', async () => {
    const service = stubRegistry(status({ canary: { ...canary, percent: 50 } }))
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Change its share' }))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByText(/Then automatically, while it is no worse: 100 %/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'A slower pace')
    await user.click(panel.getByRole('button', { name: 'Change its share' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(1))
    expect(sent(service)).toMatchObject({ percent: 50, plan: { steps: [100] } })
  })

  it('continues by hand after the last step', async () => {
    stubRegistry(status({ canary: { ...canary, percent: 100 } }))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Change its share' }))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByLabelText('By hand')).toBeChecked()
    await user.click(panel.getByLabelText('Automatically, step by step'))
    expect(panel.getByLabelText('Steps, in percent')).toHaveValue('')
  })

  it('ends with a press and a reason', async () => {
    const service = stubRegistry(status({ canary }))
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'End the canary' }))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByText(/Everybody gets 1.1.0 at their next page/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'Slower')
    await user.click(panel.getByRole('button', { name: 'End the canary' }))
    expect(await screen.findByText('Done. User Space: the canary has ended.')).toBeVisible()
    expect(sent(service)).toEqual({ type: 'end-canary', remote: 'mfe-userspace' })
  })
})
