import { appeals, decideAppeal } from '@within-reach/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { invalidate } from '@within-reach/shared-core/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aDecision, anAppeal, onePage } from '../testing/reviews'
import { Component as Appeals } from './appeals-page'

beforeEach(() => localStorage.clear())

describe('the appeals', () => {
  it('show both sides, and are decided with an answer', async () => {
    const service = stubDesk(['moderator'])
    service.answer(appeals, onePage([anAppeal()]))
    service.answer(decideAppeal, { kind: 'ok', data: null })
    const { user } = renderDesk(<Appeals />, { path: '/desk/appeals' })
    expect(await screen.findByText('The room is mine, and I can show the papers.')).toBeVisible()
    expect(screen.getByText(/keys come by courier/)).toBeVisible()
    expect(screen.getByText(/decided by noa/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Decide the appeal' }))
    expect(await screen.findByText('Choose an option')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Yes, reverse the decision' }))
    await user.type(screen.getByRole('textbox', { name: 'Answer to alex' }), 'You are right.')
    service.answer(appeals, onePage([]))
    await user.click(screen.getByRole('button', { name: 'Decide the appeal' }))
    expect(await screen.findByText('No appeal waits')).toBeVisible()
    expect(screen.getByText('The decision is reversed, and alex is told.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Appeals' })).toHaveFocus()
    expect(service.sent(decideAppeal)[0]?.fields).toEqual({
      idx: '8',
      upheld: 'yes',
      answer: 'You are right.',
    })
  })

  it('show every text of a decision about several', async () => {
    const otherTexts = [{ kind: 'comment' as const, id: 9, text: 'Pay by gift card.' }]
    stubDesk(['moderator']).answer(appeals, onePage([anAppeal({ otherTexts })]))
    renderDesk(<Appeals />, { path: '/desk/appeals' })
    expect(await screen.findByRole('heading', { name: 'The texts' })).toBeVisible()
    expect(screen.getByText(/keys come by courier/)).toBeVisible()
    expect(screen.getByText('Pay by gift card.')).toBeVisible()
  })

  it('cannot be decided by the author of the decision, who is told why', async () => {
    stubDesk(['moderator']).answer(
      appeals,
      onePage([anAppeal({ mayDecide: false, decision: aDecision({ by: 'mina' }) })]),
    )
    renderDesk(<Appeals />, { path: '/desk/appeals' })
    expect(
      await screen.findByText(
        'You made this decision yourself, so another moderator decides about the appeal.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument()
  })

  it('cannot be decided by a moderator who reported it, who is told why', async () => {
    stubDesk(['moderator']).answer(appeals, onePage([anAppeal({ mayDecide: false, ownReport: true })]))
    renderDesk(<Appeals />, { path: '/desk/appeals' })
    expect(
      await screen.findByText('You reported this yourself, so another moderator decides about the appeal.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument()
  })

  it.each([
    ['decidedAlready', 'Another moderator decided this in the meantime. Nothing was changed.'],
    ['ownDecision', 'You made this decision yourself, so another moderator decides about the appeal.'],
    ['ownReport', 'You reported this yourself, so another moderator decides about the appeal.'],
  ] as const)('say why nothing was decided, and keep the answer: %s', async (kind, text) => {
    const service = stubDesk(['moderator'])
    service.answer(appeals, onePage([anAppeal()]))
    service.answer(decideAppeal, { kind })
    const { user } = renderDesk(<Appeals />, { path: '/desk/appeals' })
    await user.click(await screen.findByRole('radio', { name: 'No, the decision stays' }))
    await user.type(screen.getByRole('textbox', { name: 'Answer to alex' }), 'No.')
    await user.click(screen.getByRole('button', { name: 'Decide the appeal' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Answer to alex' })).toHaveValue('No.')
  })

  it('keep the answer that is being written if another moderator answers meanwhile', async () => {
    const service = stubDesk(['moderator'])
    service.answer(appeals, onePage([anAppeal(), anAppeal({ appeal_idx: 9 })]))
    const { user } = renderDesk(<Appeals />, { path: '/desk/appeals' })
    const [box] = await screen.findAllByRole('textbox', { name: 'Answer to alex' })
    await user.type(box as HTMLElement, 'You are right.')
    service.answer(appeals, onePage([]))
    await act(() => invalidate(appeals))
    expect(await screen.findByText('Another moderator has answered. Your text was not sent.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Answer to alex' })).toBe(box)
    expect(box).toHaveValue('You are right.')
    expect(screen.queryByRole('button', { name: 'Decide the appeal' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Discard my answer' }))
    expect(await screen.findByText('No appeal waits')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('do not say that another moderator answered if the own answer may have arrived', async () => {
    const service = stubDesk(['moderator'])
    service.answer(appeals, onePage([anAppeal(), anAppeal({ appeal_idx: 9 })]))
    service.answer(decideAppeal, { kind: 'offline' })
    const { user } = renderDesk(<Appeals />, { path: '/desk/appeals' })
    const [choice] = await screen.findAllByRole('radio', { name: 'No, the decision stays' })
    const [box] = screen.getAllByRole('textbox', { name: 'Answer to alex' })
    const [button] = screen.getAllByRole('button', { name: 'Decide the appeal' })
    await user.click(choice as HTMLElement)
    await user.type(box as HTMLElement, 'No.')
    await user.click(button as HTMLElement)
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    service.answer(appeals, onePage([]))
    await act(() => invalidate(appeals))
    await waitFor(() => expect(screen.getAllByRole('textbox')).toEqual([box]))
    expect(screen.queryByText(/Another moderator has answered/)).not.toBeInTheDocument()
    service.answer(decideAppeal, { kind: 'ok', data: null })
    await user.click(screen.getByRole('button', { name: 'Decide the appeal' }))
    expect(await screen.findByText('The decision stays, and alex is told.')).toBeVisible()
  })

  it('do not say of an appeal that moved to an earlier page that it was answered', async () => {
    const service = stubDesk(['moderator'])
    service.answer(appeals, onePage([anAppeal({ appeal_idx: 31 }), anAppeal({ appeal_idx: 32 })]))
    const { user } = renderDesk(<Appeals />, { path: '/desk/appeals?page=2' })
    const [box] = await screen.findAllByRole('textbox', { name: 'Answer to alex' })
    await user.type(box as HTMLElement, 'You are right.')
    service.answer(appeals, onePage([anAppeal({ appeal_idx: 32 })]))
    await act(() => invalidate(appeals))
    expect(box).toHaveValue('You are right.')
    expect(box).toBeVisible()
    expect(screen.queryByText(/Another moderator has answered/)).not.toBeInTheDocument()
  })

  it('keep the answer that is being written if no other appeal is left on the page', async () => {
    const service = stubDesk(['moderator'])
    const meta = { total: 21, page: 2, pages: 2 }
    service.answer(appeals, { kind: 'ok', data: [anAppeal()], meta })
    const { user, address } = renderDesk(<Appeals />, { path: '/desk/appeals?page=2' })
    await user.type(await screen.findByRole('textbox', { name: 'Answer to alex' }), 'You are right.')
    service.answer(appeals, ({ fields }) => {
      const page = Number(fields.page)
      const data = page === 1 ? [anAppeal({ appeal_idx: 3 })] : []
      return { kind: 'ok', data, meta: { total: 20, page, pages: 1 } }
    })
    await act(() => invalidate(appeals))
    expect(screen.getByRole('textbox', { name: 'Answer to alex' })).toHaveValue('You are right.')
    await user.clear(screen.getByRole('textbox', { name: 'Answer to alex' }))
    await waitFor(() => expect(address()).toBe('/desk/appeals'))
  })

  it('show that a decision was reversed after its appeal was dismissed', async () => {
    const decision = aDecision({ reversed: '2026-11-05T10:00:00.000Z' })
    const row = anAppeal({ state: 'dismissed', answer: 'It stays.', mayDecide: false, decision })
    stubDesk(['moderator']).answer(appeals, onePage([row]))
    renderDesk(<Appeals />, { path: '/desk/appeals?state=closed' })
    expect(await screen.findByText('Appeal dismissed')).toBeVisible()
    expect(screen.getByText('Decision reversed')).toBeVisible()
  })

  it('show the decided ones with their answers on request', async () => {
    const service = stubDesk(['moderator'])
    service.answer(appeals, ({ fields }) =>
      onePage(
        fields.state === 'closed'
          ? [anAppeal({ state: 'dismissed', answer: 'The papers are not yours.', mayDecide: false })]
          : [],
      ),
    )
    const { user, address } = renderDesk(<Appeals />, { path: '/desk/appeals' })
    expect(await screen.findByText('No appeal waits')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Decided' }))
    expect(await screen.findByText('Answer: The papers are not yours.')).toBeVisible()
    expect(screen.getByText('Appeal dismissed')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/desk/appeals?state=closed'))
  })

  it('have no answer if the decision was reversed without one', async () => {
    const upheld = anAppeal({ state: 'upheld', answer: '', mayDecide: false })
    stubDesk(['moderator']).answer(appeals, onePage([upheld]))
    renderDesk(<Appeals />, { path: '/desk/appeals?state=closed' })
    expect(await screen.findByText('Appeal upheld')).toBeVisible()
    expect(screen.queryByText(/^Answer:/)).not.toBeInTheDocument()
  })
})
