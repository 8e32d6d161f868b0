import { allOpen, registryHistory, undoChange } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderConsole } from '../testing/render-console'
import { closing, live, origin, stubRegistry } from '../testing/registry'
import { Component as HistoryPage } from './history-page'

const show = () => renderConsole(<HistoryPage />, '/console/history')

describe('the history', () => {
  it('shows each change with its author, reason and effect', async () => {
    const service = stubRegistry()
    service.answer(registryHistory, { kind: 'ok', data: [closing(7)] })
    show()
    expect(await screen.findByText('User Space: Close South Korea')).toBeVisible()
    expect(screen.getByText('The partner asked for it')).toBeVisible()
    expect(screen.getByText(/alex@example.com/)).toBeVisible()
    expect(screen.getByText('South Korea').closest('li')).toHaveTextContent('before: open → now: closed')
  })

  it.each([
    ['health', 'the site, automatically'],
    ['npm start', 'the site, when it started'],
    ['token ci', 'the token “ci”'],
    ['a former member', 'a former member'],
    ['alex@example.com', 'alex@example.com'],
  ])('names “%s” in the language of the page: %s', async (who, named) => {
    const service = stubRegistry()
    service.answer(registryHistory, { kind: 'ok', data: [closing(7, who)] })
    show()
    const line = (await screen.findByText('The partner asked for it')).closest('li')
    expect(line).toHaveTextContent(`The partner asked for it${named} · `)
  })

  it('does not blame a change for a planned switch that had taken effect before', async () => {
    const service = stubRegistry()
    const plan = { region: 'United Kingdom', open: false, at: '2026-11-20T08:00:00.000Z' } as const
    const both = { ...allOpen, 'South Korea': false, 'United Kingdom': false }
    const entry = { ...closing(7), before: live({ planned: [plan] }), after: live({ regions: both }) }
    service.answer(registryHistory, { kind: 'ok', data: [entry] })
    show()
    const line = (await screen.findByText('User Space: Close South Korea')).closest('li')
    const effects = within(line as HTMLElement).getAllByRole('listitem')
    expect(effects.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^South Korea .*open.*closed$/),
    ])
  })

  it('lists no region of a first version, because all are open at first', async () => {
    const service = stubRegistry()
    const { before: _before, ...first } = {
      ...closing(7),
      change: { type: 'promote', remote: 'mfe-userspace', version: '1.2.0' } as const,
      after: live({ current: '1.2.0' }),
    }
    service.answer(registryHistory, { kind: 'ok', data: [first] })
    show()
    const line = (await screen.findByText('User Space: Give 1.2.0 to everybody')).closest('li')
    expect(line).toHaveTextContent('For everybody')
    expect(line).not.toHaveTextContent('South Korea')
  })

  it('names the versions of a change by their commits', async () => {
    const service = stubRegistry()
    const promoted = {
      ...closing(7),
      change: { type: 'promote', remote: 'mfe-userspace', version: '1.2.0' } as const,
      after: live({ current: '1.2.0', lastGood: '1.1.0' }),
      origins: { '1.2.0': origin('Add filters') },
    }
    service.answer(registryHistory, { kind: 'ok', data: [promoted] })
    show()
    expect(await screen.findByText('User Space: Give 1.2.0 to everybody')).toBeVisible()
    expect(screen.getByText('Add filters').closest('li')).toHaveTextContent(/Mina Kim.*4be31c2.*1\.2\.0$/)
  })

  it('shows the changes of the rules between those of the sections, without an undo', async () => {
    const service = stubRegistry()
    const rules = {
      revision: 6,
      at: '2026-11-20T09:00:00.000Z',
      who: 'token owner',
      why: 'The audit asks for it',
      environment: 'production',
      change: { type: 'demand-proof', demanded: true } as const,
      before: { demandProof: false, trusted: [] },
      after: { demandProof: true, trusted: [] },
    }
    service.answer(registryHistory, {
      kind: 'ok',
      data: [closing(7), closing(5)],
      meta: { rules: [rules] },
    })
    show()
    await screen.findByText('The audit asks for it')
    expect(screen.getAllByText(/^Revision /).map(({ textContent }) => textContent)).toEqual([
      'Revision 7',
      'Revision 6',
      'Revision 5',
    ])
    expect(screen.queryByRole('button', { name: 'Undo revision 6' })).not.toBeInTheDocument()
  })

  it('shows what a section was allowed, with the reason and without an undo', async () => {
    const service = stubRegistry()
    const budget = {
      revision: 6,
      at: '2026-11-20T09:00:00.000Z',
      who: 'token owner',
      why: 'The map needs it',
      environment: 'production',
      budgetOf: 'mfe-userspace',
      change: { remote: 'mfe-userspace', kind: 'chunk', of: 'pages.js', most: 300_000 } as const,
      before: [],
      after: [{ kind: 'chunk', of: 'pages.js', most: 300_000, why: 'The map needs it' } as const],
    }
    service.answer(registryHistory, { kind: 'ok', data: [closing(7)], meta: { budgets: [budget] } })
    show()
    const line = (await screen.findByText('User Space: Allow pages.js a size of 293 KB')).closest('li')
    expect(line).toHaveTextContent(/Revision 6The map needs it/)
    expect(screen.queryByRole('button', { name: 'Undo revision 6' })).not.toBeInTheDocument()
  })

  it.each([
    ['mount', 150, 'Limit the time of the mount of every remote to 150 ms'],
    ['requests', undefined, 'Limit the requests of a first screen of every remote as usual'],
  ] as const)('says in words which limit of all sections was changed: %s', async (kind, most, text) => {
    const service = stubRegistry()
    const budget = {
      revision: 6,
      at: '2026-11-20T09:00:00.000Z',
      who: 'token owner',
      why: 'Slow phones',
      environment: 'production',
      budgetOf: 'all',
      change: { remote: 'all', kind, ...(most !== undefined && { most }) },
      before: [],
      after: [],
    }
    service.answer(registryHistory, { kind: 'ok', data: [], meta: { budgets: [budget] } })
    show()
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('undoes one change with a reason, after stating the effect', async () => {
    const service = stubRegistry()
    service.answer(registryHistory, { kind: 'ok', data: [closing(6)] })
    service.answer(undoChange, { kind: 'ok', data: { revision: 8 } })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Undo revision 6' }))
    const panel = within(screen.getByRole('dialog', { name: 'User Space: undo revision 6' }))
    expect(panel.getByText('South Korea').closest('li')).toHaveTextContent('before: closed → now: open')
    await user.type(panel.getByLabelText('Reason'), 'It was a mistake')
    await user.click(panel.getByRole('button', { name: 'Undo it' }))
    expect(await screen.findByText('Done. User Space: revision 6 is undone.')).toBeVisible()
    expect(service.sent(undoChange)[0]?.fields).toEqual({ undo: '6', revision: '7', why: 'It was a mistake' })
  })

  it('shows a reason of the site itself in the language of the console, and that of a person as it is', async () => {
    const service = stubRegistry()
    const ofSite = { who: 'health', why: 'The English text.', sentences: [{ says: 'worse', values: {} }] }
    const data = [{ ...closing(8), ...ofSite }, closing(7)]
    service.answer(registryHistory, { kind: 'ok', data })
    show()
    expect(await screen.findByText('It is worse.')).toBeVisible()
    expect(screen.queryByText('The English text.')).not.toBeInTheDocument()
    expect(screen.getByText('The partner asked for it')).toBeVisible()
  })

  it('cannot undo the first change of a remote', async () => {
    const service = stubRegistry()
    service.answer(registryHistory, { kind: 'ok', data: [{ ...closing(1), before: undefined }] })
    show()
    await screen.findByText('User Space: Close South Korea')
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  })

  it('loads older changes page by page', async () => {
    const service = stubRegistry()
    const all = Array.from({ length: 25 }, (_, at) => closing(25 - at))
    service.answer(registryHistory, ({ fields }) => {
      const before = Number(fields.before ?? 26)
      return {
        kind: 'ok',
        data: all.filter(({ revision }) => revision < before).slice(0, Number(fields.most)),
      }
    })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Older changes' }))
    expect(await screen.findByText('Revision 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Older changes' })).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByText(/^User Space: Close/)).toHaveLength(25))
  })

  it('keeps the focus on the button that loads older changes, while and after they are loaded', async () => {
    const service = stubRegistry()
    const all = Array.from({ length: 45 }, (_, at) => closing(45 - at))
    let answer = () => {}
    service.answer(registryHistory, ({ fields }) => {
      const before = Number(fields.before ?? 46)
      const data = all.filter(({ revision }) => revision < before).slice(0, Number(fields.most))
      if (before > 45) return { kind: 'ok', data }
      return new Promise((resolve) => (answer = () => resolve({ kind: 'ok', data })))
    })
    const { user } = show()
    const older = await screen.findByRole('button', { name: 'Older changes' })
    older.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('status', { name: 'Loading the history' })
    expect(older).toHaveFocus()
    answer()
    expect(await screen.findByText('Revision 6')).toBeVisible()
    expect(older).toHaveFocus()
    expect(older).not.toHaveAttribute('aria-busy')
  })

  it('says that nothing was changed yet, and offers to try again if it cannot be loaded', async () => {
    const service = stubRegistry()
    service.answer(registryHistory, { kind: 'unavailable' })
    const { user } = show()
    expect(await screen.findByText('The history could not be loaded.')).toBeVisible()
    service.answer(registryHistory, { kind: 'ok', data: [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing was changed yet')).toBeVisible()
  })
})
