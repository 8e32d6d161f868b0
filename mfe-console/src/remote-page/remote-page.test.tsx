import {
  changeRegistry,
  checkRemote,
  overrideLink,
  registryHealth,
  registryHistory,
} from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { closing, health, live, status, stubRegistry } from '../testing/registry'
import { Component as RemotePage } from './remote-page'

const show = (name = 'mfe-userspace') => renderConsole(<RemotePage />, `/console/remote?name=${name}`)
const part = async (name: string) => within(await screen.findByRole('region', { name }))
const canary = { version: '1.2.0', percent: 25, since: '2026-11-20T08:00:00.000Z' }

describe('the page of a remote', () => {
  it('shows the current version, since when and by whom, and the last good version', async () => {
    const service = stubRegistry()
    const promoted = {
      ...closing(5, 'mina@example.com'),
      change: { type: 'promote', remote: 'mfe-userspace', version: '1.1.0' } as const,
      before: live({ current: '1.0.0', lastGood: undefined }),
      after: live(),
    }
    service.answer(registryHistory, { kind: 'ok', data: [closing(7), promoted] })
    const { shell } = show()
    const shown = await part('Live')
    expect(shown.getByText('1.1.0')).toBeVisible()
    expect(await shown.findByText(/mina@example.com/)).toBeVisible()
    expect(shown.getByText('South Korea, United Kingdom, Others')).toBeVisible()
    expect(shell.setTitle).toHaveBeenCalledWith('User Space')
    expect(service.sent(registryHistory)[0]?.fields.remote).toBe('mfe-userspace')
  })

  it('rolls back with one press and a confirmation that states the effect', async () => {
    const service = stubRegistry(status({ canary }))
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: roll back to 1.0.0' }))
    expect(panel.getByText(/Everybody gets 1.0.0 again/)).toBeVisible()
    expect(panel.getByText('The canary of 1.2.0 ends.')).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'The list stays empty')
    await user.click(panel.getByRole('button', { name: 'Roll back' }))
    expect(await screen.findByText('Done. User Space is back at 1.0.0.')).toBeVisible()
    const fields = service.sent(changeRegistry)[0]?.fields
    expect(JSON.parse(fields?.change ?? '')).toEqual({
      type: 'rollback',
      remote: 'mfe-userspace',
      version: '1.0.0',
    })
    expect(fields?.why).toBe('The list stays empty')
  })

  it('rolls back to a version that was live before the last good one', async () => {
    const service = stubRegistry(status({ current: '1.2.0', lastGood: '1.1.0' }))
    const promoted = {
      ...closing(5),
      change: { type: 'promote', remote: 'mfe-userspace', version: '1.1.0' } as const,
      before: live({ current: '1.0.0', lastGood: undefined }),
      after: live(),
    }
    service.answer(registryHistory, { kind: 'ok', data: [promoted] })
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: roll back to 1.0.0' }))
    await user.type(panel.getByLabelText('Reason'), 'Both lists stay empty')
    await user.click(panel.getByRole('button', { name: 'Roll back' }))
    expect(await screen.findByText('Done. User Space is back at 1.0.0.')).toBeVisible()
    expect(JSON.parse(service.sent(changeRegistry)[0]?.fields.change ?? '')).toEqual({
      type: 'rollback',
      remote: 'mfe-userspace',
      version: '1.0.0',
    })
  })

  it('offers no rollback to a version that was never live, or to the one that was rolled back', async () => {
    const service = stubRegistry(status({ lastGood: undefined }))
    const rolledBack = {
      ...closing(5),
      change: { type: 'rollback', remote: 'mfe-userspace', version: '1.1.0' } as const,
      before: live({ current: '1.2.0', lastGood: '1.1.0' }),
      after: live({ lastGood: undefined }),
    }
    service.answer(registryHistory, { kind: 'ok', data: [rolledBack] })
    show()
    expect(await screen.findByText('The partner asked for it')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument()
  })

  it('says before a rollback what no longer fits, and still allows it', async () => {
    const service = stubRegistry()
    const found = (rule: 'shell' | 'size', text: string) => ({
      rule,
      ok: false,
      text,
      sentences: [{ says: `${rule}-new`, values: {} }],
    })
    service.answer(checkRemote, {
      kind: 'ok',
      data: [found('shell', 'It requires shell ^0.9.0.'), found('size', 'It is too large.')],
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }))
    const panel = within(screen.getByRole('dialog'))
    expect(await panel.findByText('It is not compatible with what is live:')).toBeVisible()
    expect(panel.getByText('It requires shell ^0.9.0.')).toBeVisible()
    expect(panel.queryByText('It is too large.')).not.toBeInTheDocument()
    await user.type(panel.getByLabelText('Reason'), 'The list stays empty')
    expect(panel.getByRole('button', { name: 'Roll back' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(service.sent(checkRemote)[0]?.fields).toEqual({ remote: 'mfe-userspace', version: '1.0.0' })
  })

  it('offers no rollback without a last good version', async () => {
    stubRegistry(status({ lastGood: undefined }))
    show()
    expect(await screen.findByText(/no last good version to go back to/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument()
  })

  it('promotes a published version', async () => {
    const service = stubRegistry()
    service.answer(changeRegistry, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Give 1.2.0 to everybody' }))
    const panel = within(screen.getByRole('dialog'))
    expect(panel.getByText(/1.1.0 becomes the last good version/)).toBeVisible()
    await user.type(panel.getByLabelText('Reason'), 'New filters')
    await user.click(panel.getByRole('button', { name: 'Give it to everybody' }))
    await waitFor(() => expect(service.sent(changeRegistry)).toHaveLength(1))
    expect(JSON.parse(service.sent(changeRegistry)[0]?.fields.change ?? '')).toEqual({
      type: 'promote',
      remote: 'mfe-userspace',
      version: '1.2.0',
    })
  })

  it('creates a link that shows a version to its visitors', async () => {
    const service = stubRegistry()
    const url = 'https://within-reach.example/?override=mfe-userspace@1.2.0'
    service.answer(overrideLink, { kind: 'ok', data: { url, until: '2026-11-27T08:00:00.000Z' } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Make a link to 1.2.0' }))
    const panel = within(screen.getByRole('dialog'))
    await user.selectOptions(panel.getByLabelText('How long it is valid'), 'One week')
    await user.click(panel.getByRole('button', { name: 'Make a link' }))
    expect(await panel.findByLabelText('The link')).toHaveValue(url)
    expect(service.sent(overrideLink)[0]?.fields).toEqual({
      remote: 'mfe-userspace',
      version: '1.2.0',
      hours: '168',
    })
    await user.click(panel.getByRole('button', { name: 'Copy' }))
    expect(await panel.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
    await user.click(panel.getByRole('button', { name: 'Make another link' }))
    expect(await panel.findByRole('button', { name: 'Copy' })).toBeVisible()
  })

  it('says that a remote is unknown', async () => {
    stubRegistry()
    show('mfe-nothing')
    expect(await screen.findByText('There is no remote of this name')).toBeVisible()
  })

  it('can start with a remote that has no live version', async () => {
    stubRegistry()
    show('mfe-events')
    expect(await screen.findByText('No version of it is live yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Give 1.0.0 to everybody' })).toBeVisible()
  })
})

describe('the health of a remote', () => {
  it('shows the candidate beside the current version, with figures, bars and faults', async () => {
    const service = stubRegistry(status({ canary }))
    const fault = {
      kind: 'mount',
      name: 'TypeError',
      place: 'main.js:1:2',
      times: 6,
      last: '2026-11-20T08:30:00.000Z',
    }
    service.answer(registryHealth, {
      kind: 'ok',
      data: {
        versions: [
          health('1.1.0'),
          health('1.2.0', { views: 300, mountFailures: 6, faults: [{ ...fault, kind: 'mount' }] }),
        ],
        canary: {
          verdict: 'worse',
          text: '6 of 300 page views with 1.2.0 failed (2 %). It is worse.',
          sentences: [
            { says: 'views-failed', values: { version: '1.2.0', failures: '6', views: '300', share: '2 %' } },
            { says: 'worse', values: {} },
          ],
        },
      },
    })
    show()
    const candidate = within(await screen.findByRole('article', { name: 'Health of 1.2.0' }))
    expect(candidate.getByRole('img', { name: 'Failures by the hour: 6 in the last day' })).toBeVisible()
    expect(candidate.getByText(/6 times: failed when it was first shown/)).toBeVisible()
    expect(screen.getByRole('article', { name: 'Health of 1.1.0' })).toHaveTextContent('180 ms')
    const shown = await part('Canary')
    expect(shown.getByText('Worse')).toBeVisible()
    expect(shown.getByText('6 of 300 page views with 1.2.0 failed (2 %). It is worse.')).toBeVisible()
  })

  it('shows the speed of each version, and why a canary does not grow', async () => {
    const service = stubRegistry(status({ canary }))
    const slow = { lcp: { value: 2911, views: 900 }, inp: null, cls: { value: 0.02, views: 1 } }
    service.answer(registryHealth, {
      kind: 'ok',
      data: {
        versions: [health('1.1.0'), health('1.2.0', { vitals: slow })],
        canary: {
          verdict: 'too-early',
          text: 'It appears slower.',
          sentences: [
            { says: 'slower-lcp', values: { time: '2.9 s', before: '2.3 s' } },
            { says: 'slower-unsure', values: {} },
          ],
        },
      },
    })
    show()
    const candidate = within(await screen.findByRole('article', { name: 'Health of 1.2.0' }))
    const speed = candidate.getByRole('region', { name: '75 of 100 views are no worse than' })
    expect(speed).toHaveTextContent('Largest paint2.9 s900 views')
    expect(speed).toHaveTextContent('Response to input–')
    expect(speed).toHaveTextContent('Layout shift0.021 view')
    expect(
      (await part('Canary')).getByText(/^Largest paint 2.9 s instead of 2.3 s at 75 of 100 views\./),
    ).toBeVisible()
  })

  it('is reported as missing if it cannot be loaded', async () => {
    const service = stubRegistry()
    service.answer(registryHealth, { kind: 'unavailable' })
    show()
    expect(await screen.findByText(/health could not be loaded/)).toBeVisible()
  })
})
