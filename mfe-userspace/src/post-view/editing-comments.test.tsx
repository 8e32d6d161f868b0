import { act, screen, waitFor, within } from '@testing-library/react'
import { cms, postDetail, refusedField, updateCm } from '@within-reach/contract'
import { refetchVisible } from '@within-reach/shared-core/react'
import { mina, renderRemote, type Reply } from '@within-reach/shared-core/testing'
import { aComment, aPost, hoursAgo } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

const theirs = aComment({ cm_idx: 1, cm: 'First' })
const own = aComment({ cm_idx: 2, cm: 'Is it fre?', userid: 'mina', useremail: mina.email })
const better = { ...own, cm: 'Is it free?', edited: hoursAgo(2) }

function show(comment = own) {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: aPost() })
  service.answer(cms, { kind: 'ok', data: [theirs, comment] })
  return { ...renderRemote(<PostView />, { path: '/view?id=42', member: mina }), service }
}

const pencil = () => screen.findByRole('button', { name: 'Edit this comment' })
const box = () => screen.getByRole('textbox', { name: 'Your comment' })
const noBox = () => expect(screen.queryByRole('textbox', { name: 'Your comment' })).not.toBeInTheDocument()
const save = () => screen.getByRole('button', { name: 'Save' })

/** Opens the editor of the member's own comment, and changes the text. */
async function openAndEdit() {
  const shown = show()
  await shown.user.click(await pencil())
  await shown.user.clear(box())
  await shown.user.type(box(), better.cm)
  return shown
}

describe('editing a comment', () => {
  it("is offered on one's own only", async () => {
    show()
    expect((await pencil()).closest('li')).toHaveTextContent('Is it fre?')
    expect(screen.getAllByRole('button', { name: 'Edit this comment' })).toHaveLength(1)
  })

  it('happens in place, and shows that the comment was edited', async () => {
    const { user, service } = await openAndEdit()
    service.answer(updateCm, { kind: 'ok', data: { cm_idx: 2 } })
    service.answer(cms, { kind: 'ok', data: [theirs, better] })
    await user.click(save())
    expect(service.sent(updateCm)[0]?.fields).toEqual({ idx: '2', cmText: 'Is it free?', edited: '' })
    expect(await screen.findByText('Is it free?')).toBeVisible()
    noBox()
    const entry = screen.getByText('Is it free?').closest('li')
    expect(entry).toHaveTextContent(/Edited 2 hours ago/)
    expect(within(entry as HTMLElement).getByText('2 hours ago')).toHaveAttribute('datetime', better.edited)
    await waitFor(async () => expect(await pencil()).toHaveFocus())
  })

  it('starts with the stored text in the box', async () => {
    const { user } = show()
    await user.click(await pencil())
    expect(box()).toHaveValue('Is it fre?')
    expect(box()).toHaveFocus()
  })

  it('keeps the comment unchanged on Cancel', async () => {
    const { user, service } = await openAndEdit()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    noBox()
    expect(screen.getByText('Is it fre?')).toBeVisible()
    expect(service.sent(updateCm)).toHaveLength(0)
    await waitFor(async () => expect(await pencil()).toHaveFocus())
    await user.click(await pencil())
    expect(box()).toHaveValue('Is it fre?')
  })

  it('is grey while the text is empty', async () => {
    const { user, service } = await openAndEdit()
    await user.clear(box())
    await user.click(save())
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    expect(box()).toBeInvalid()
    expect(service.sent(updateCm)).toHaveLength(0)
  })

  it('continues after a reload with the typed text', async () => {
    const { unmount } = await openAndEdit()
    unmount()
    const { user } = show()
    await user.click(await pencil())
    expect(box()).toHaveValue('Is it free?')
  })

  it.each([
    ['not-owner', 'This comment belongs to another member, so it was not changed.'],
    ['not-found', 'This comment no longer exists, so it was not changed.'],
  ] as const)('(%s) is refused, and the text stays', async (kind, words) => {
    const { user, service } = await openAndEdit()
    service.answer(updateCm, { kind })
    await user.click(save())
    expect(await screen.findByText(words)).toBeVisible()
    expect(box()).toHaveAccessibleDescription(words)
    expect(box()).toHaveValue('Is it free?')
  })

  it('leads to the login and back if the session has ended, and keeps the text', async () => {
    const { user, service, shell } = await openAndEdit()
    service.answer(updateCm, { kind: 'logged-out' })
    await user.click(save())
    await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fview%3Fid%3D42'))
    expect(box()).toHaveValue('Is it free?')
  })

  it('does not replace a change of another tab, until it is saved once more', async () => {
    const { user, service } = await openAndEdit()
    service.answer(updateCm, { kind: 'invalid', message: '', sentences: [refusedField('edited')] })
    await user.click(save())
    expect(await screen.findByText(/^Your comment was changed meanwhile/)).toBeVisible()
    expect(box()).toHaveValue('Is it free?')
    service.answer(updateCm, { kind: 'ok', data: { cm_idx: 2 } })
    await user.click(save())
    await waitFor(noBox)
    expect(service.sent(updateCm).map(({ fields }) => fields.edited)).toEqual(['', undefined])
  })

  it('does not take a change for seen that was read while the author typed', async () => {
    const { user, service } = await openAndEdit()
    service.answer(cms, {
      kind: 'ok',
      data: [theirs, { ...own, cm: 'From another tab', edited: hoursAgo(1) }],
    })
    await act(() => refetchVisible())
    service.answer(updateCm, { kind: 'ok', data: { cm_idx: 2 } })
    await user.click(save())
    expect(service.sent(updateCm)[0]?.fields).toEqual({ idx: '2', cmText: 'Is it free?', edited: '' })
  })

  it('does not take a change for seen that was made after the draft', async () => {
    const { unmount } = await openAndEdit()
    unmount()
    const { user, service } = show({ ...own, cm: 'From my phone', edited: hoursAgo(1) })
    await user.click(await pencil())
    expect(box()).toHaveValue('Is it free?')
    service.answer(updateCm, { kind: 'ok', data: { cm_idx: 2 } })
    await user.click(save())
    expect(service.sent(updateCm)[0]?.fields).toEqual({ idx: '2', cmText: 'Is it free?', edited: '' })
  })

  const failures: readonly [Reply<typeof updateCm>, RegExp][] = [
    [{ kind: 'offline' }, /^Error You seem to be offline. Nothing was changed/],
    [{ kind: 'failed' }, /^Error$/],
  ]
  it.each(failures)('that ends with %j says so, and the text stays', async (reply, words) => {
    const { user, service } = await openAndEdit()
    service.answer(updateCm, reply)
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: words })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(box()).toHaveValue('Is it free?')
  })
})
