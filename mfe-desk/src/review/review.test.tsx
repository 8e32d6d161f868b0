import { decide, mergeReviews, myRoles, review, reviews } from '@within-reach/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { renderDesk, stubDesk } from '../testing/render-desk'
import { aDecision, aReview, aRow, onePage } from '../testing/reviews'
import { Component as ReviewPage } from './review-page'

const next = aReview({ review_idx: 6, author: 'noa', reasons: [{ reason: 'spam', count: 1 }] })

function stubReviews() {
  const service = stubDesk(['moderator'])
  service.answer(review, ({ fields }) => ({ kind: 'ok', data: fields.idx === '6' ? next : aReview() }))
  service.answer(reviews, onePage([aRow(), aRow({ review_idx: 6, author: 'noa' })]))
  service.answer(decide, { kind: 'ok', data: { decision_idx: 31 } })
  return service
}

async function open(path = '/desk/review?idx=5') {
  const rendered = renderDesk(<ReviewPage />, { path })
  await screen.findByRole('heading', { level: 1, name: 'Review of alex' })
  return rendered
}

beforeEach(() => localStorage.clear())

describe('a review', () => {
  it('shows the reported text, its thread, the reports, the author, similar texts and other reviews', async () => {
    stubReviews()
    await open()
    const reported = screen.getByRole('region', { name: 'What was reported' })
    expect(reported).not.toHaveTextContent('It was changed since')
    expect(reported).toHaveTextContent('Send the deposit by wire, the keys come by courier.')
    expect(within(reported).getByRole('button', { name: 'Open picture 1 of 1' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'The thread around it' })).toHaveTextContent('Is this real?')
    expect(screen.getByText('He wants the deposit before a viewing.')).toBeVisible()
    expect(screen.getByText('3 of 4 earlier reports led to a decision')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Similar texts and pictures' })).toHaveTextContent(
      'A sunny room',
    )
    expect(screen.getByText('Money before a viewing')).toBeVisible()
    expect(screen.getByText('from-tomorrow')).toBeVisible()
    expect(screen.getByText('Member since').parentElement).toHaveTextContent('Oct 1, 2026')
    expect(screen.getByRole('link', { name: 'An older one' })).toHaveAttribute('href', '/desk/review?idx=3')
    expect(await screen.findByText('1 more waits')).toBeVisible()
  })

  it.each([
    ['post', '/desk/papers?kind=post&id=42'],
    ['comment', '/desk/papers?kind=comment&id=42'],
    ['message', undefined],
  ] as const)('leads an agent from a %s to the papers of its author: %s', async (kind, address) => {
    const service = stubReviews()
    service.answer(myRoles, { kind: 'ok', data: { roles: ['moderator', 'agent'] } })
    service.answer(review, { kind: 'ok', data: aReview({ kind }) })
    await open()
    const link = screen.queryByRole('link', { name: 'Papers of the author' })
    expect(link?.getAttribute('href')).toBe(address)
  })

  it('leads a moderator who is no agent to no papers', async () => {
    stubReviews()
    await open()
    expect(screen.queryByRole('link', { name: 'Papers of the author' })).not.toBeInTheDocument()
  })

  it('is not counted among those that wait, also beyond the first page of the queue', async () => {
    const service = stubReviews()
    const others = Array.from({ length: 20 }, (_, at) => aRow({ review_idx: 100 + at }))
    service.answer(reviews, { kind: 'ok', data: others, meta: { total: 25, page: 1, pages: 2 } })
    await open()
    expect(await screen.findByText('24 more wait')).toBeVisible()
  })

  it('is decided by keys alone, and the next one opens at once with the focus on its heading', async () => {
    const service = stubReviews()
    const { user, address } = await open()
    await screen.findByText('1 more waits')
    await user.keyboard('h')
    expect(screen.getByRole('button', { name: /^Hide/ })).toHaveFocus()
    await user.keyboard('2{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Review of noa' })).toHaveFocus()
    expect(address()).toBe('/desk/review?idx=6')
    expect(service.sent(decide).map(({ fields }) => fields)).toEqual([
      { idx: '5', action: 'hide', reason: 'spam', days: '', withdraw: 'no', note: '' },
    ])
    expect(screen.getByText('Hidden: alex')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it('that the rules opened suggests a scam as the reason', async () => {
    const service = stubReviews()
    service.answer(review, { kind: 'ok', data: aReview({ source: 'rules', reasons: [], reports: [] }) })
    const { user } = await open()
    await user.keyboard('h{Enter}')
    await waitFor(() => expect(service.sent(decide)).toHaveLength(1))
    expect(service.sent(decide)[0]?.fields).toMatchObject({ action: 'hide', reason: 'scam' })
  })

  it('asks for days if the decision needs them, with usual ones filled in', async () => {
    const service = stubReviews()
    const { user } = await open()
    await user.keyboard('s')
    const days = screen.getByRole('spinbutton', { name: 'Days' })
    expect(days).toHaveValue(7)
    await user.clear(days)
    await user.click(screen.getByRole('button', { name: /^Suspend/ }))
    expect(await screen.findByText('Enter whole days, from 1 to 365')).toBeVisible()
    await user.type(days, '30')
    await user.type(screen.getByRole('textbox', { name: /Note to the author/ }), 'Please read the rules.')
    await user.click(screen.getByRole('button', { name: /^Suspend/ }))
    await waitFor(() => expect(service.sent(decide)).toHaveLength(1))
    expect(service.sent(decide)[0]?.fields).toMatchObject({
      action: 'suspend',
      days: '30',
      note: 'Please read the rules.',
    })
  })

  it.each([
    ['b', 'Ban', /^Ban alex\?/],
    ['r', 'Remove', /^Remove this text of alex\?/],
  ])('asks before what hurts: %s', async (key, name, question) => {
    const service = stubReviews()
    const { user } = await open()
    await user.keyboard(`${key}{Enter}`)
    const dialog = await screen.findByRole('dialog', { name: question })
    expect(service.sent(decide)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(service.sent(decide)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
    await waitFor(() => expect(service.sent(decide)).toHaveLength(1))
  })

  it('hides everything of a banned member on request', async () => {
    const service = stubReviews()
    const { user } = await open()
    await user.keyboard('b{Enter}')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(
      'What they wrote stays visible. To hide it, cancel and choose that as well.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('checkbox', { name: 'Also hide everything that this member wrote' }))
    await user.click(screen.getByRole('button', { name: /^Ban/ }))
    expect(screen.getByRole('dialog')).toHaveTextContent('Everything that they wrote is hidden.')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ban' }))
    await waitFor(() =>
      expect(service.sent(decide)[0]?.fields).toMatchObject({ action: 'ban', withdraw: 'yes' }),
    )
  })

  it('keeps what was typed, also if the page is opened again', async () => {
    stubReviews()
    const { user, unmount } = await open()
    await user.type(screen.getByRole('textbox', { name: /Note to the author/ }), 'Half a sentence')
    unmount()
    await open()
    expect(screen.getByRole('textbox', { name: /Note to the author/ })).toHaveValue('Half a sentence')
    expect(screen.getByText('We kept your draft.')).toBeVisible()
  })

  it('says if another moderator was faster, and leads on', async () => {
    const service = stubReviews()
    const { user, address } = await open()
    await screen.findByText('1 more waits')
    service.answer(decide, { kind: 'decidedAlready' })
    service.answer(review, ({ fields }) => ({
      kind: 'ok',
      data: fields.idx === '6' ? next : aReview({ state: 'closed', decisions: [aDecision()] }),
    }))
    await user.keyboard('d{Enter}')
    expect(
      await screen.findByText('Another moderator decided this in the meantime. Nothing was changed.'),
    ).toBeVisible()
    // The keyboard goes on: the button that had the focus is gone.
    expect(screen.getByRole('button', { name: 'Next review' })).toHaveFocus()
    await user.keyboard('{Tab}')
    expect(screen.getByRole('button', { name: 'Show the decision' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Decided' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.keyboard('j')
    expect(await screen.findByRole('heading', { level: 1, name: 'Review of noa' })).toBeVisible()
    expect(address()).toBe('/desk/review?idx=6')
  })

  it.each([
    ['ownReport', 'You reported this yourself, so another moderator decides.'],
    ['goneMeanwhile', 'The text was deleted in the meantime. You can still decide about its author.'],
    ['unavailable', 'The service did not do this. Try again; everything you typed is still here.'],
    [
      'suspended',
      'Your account is suspended, so nothing was changed. The reason and the day are on the safety page.',
    ],
  ] as const)('says why nothing was decided: %s', async (kind, text) => {
    const service = stubReviews()
    service.answer(decide, { kind })
    const { user } = await open()
    await user.keyboard('d{Enter}')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Review of alex' })).toBeVisible()
  })

  it('merges its reports into another open review of the same author', async () => {
    const service = stubReviews()
    service.answer(mergeReviews, { kind: 'ok', data: null })
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: 'Merge this one into it' }))
    await waitFor(() => expect(address()).toBe('/desk/review?idx=3'))
    expect(service.sent(mergeReviews)[0]?.fields).toEqual({ idx: '5', into: '3' })
    expect(screen.getByText('Merged. The reports are all here now.')).toBeVisible()
  })

  it('shows what was reported if the text was changed or deleted since', async () => {
    const service = stubReviews()
    const text = 'A bright room\n\nPay by gift card first.'
    service.answer(review, { kind: 'ok', data: aReview({ text }) })
    const { unmount } = await open()
    const reported = screen.getByRole('region', { name: 'What was reported' })
    expect(reported).toHaveTextContent(
      'It was changed since. This is what was reported:A bright room Pay by gift',
    )
    unmount()
    service.answer(review, { kind: 'ok', data: aReview({ text, thread: [] }) })
    await open()
    expect(await screen.findByText('The text is no longer there. This is what was reported:')).toBeVisible()
    expect(screen.getByText(/Pay by gift card first/)).toBeVisible()
  })

  it('offers no undo after a dismissal, which changed nothing', async () => {
    stubReviews()
    const { user } = await open()
    await user.keyboard('d{Enter}')
    expect(await screen.findByText('Dismissed: alex')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('says that there is no such review', async () => {
    stubReviews().answer(review, { kind: 'not-found' })
    renderDesk(<ReviewPage />, { path: '/desk/review?idx=99' })
    expect(await screen.findByText('There is no such review')).toBeVisible()
  })
})
