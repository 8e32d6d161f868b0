import { act, screen, within } from '@testing-library/react'
import { cms, type Comment, deleteCm, postDetail, postingCm } from '@within-reach/contract'
import type { Member } from '@within-reach/shared-core'
import { mina, renderRemote, type Reply } from '@within-reach/shared-core/testing'
import { aComment, aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

async function open(comments: Comment[], member?: Member) {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: aPost() })
  service.answer(cms, { kind: 'ok', data: comments })
  const rendered = renderRemote(<PostView />, { path: '/view?id=42', member })
  await screen.findByRole('textbox', { name: 'Leave a comment' })
  return { ...rendered, service }
}

const section = () => screen.getByRole('region', { name: /^Comments/ })
const shown = () => within(section()).queryAllByRole('listitem')
const box = () => screen.getByRole('textbox', { name: 'Leave a comment' })
const post = () => within(section()).getByRole('button', { name: 'Post' })
const first = aComment({ cm_idx: 1, cm: 'First' })
const second = aComment({ cm_idx: 2, cm: 'Second\nwith a line break', userid: 'mina', useremail: mina.email })

describe('the comments of a post', () => {
  it('are shown with author and date, the newest at the bottom, as plain text', async () => {
    spec('2.view.comments', 'readings.dialog.markup')
    const { service } = await open([first, second, aComment({ cm_idx: 3, cm: '<b>not bold</b>' })])
    await screen.findByText('First')
    expect(service.sent(cms)[0]?.fields).toEqual({ id: '42' })
    expect(shown()).toHaveLength(3)
    expect(shown()[0]).toHaveTextContent('noa')
    expect(within(section()).getAllByText('Mar 19, 2024')[0]).toHaveAttribute(
      'datetime',
      '2024-03-19T10:00:00.000Z',
    )
    expect(shown()[1]?.querySelectorAll('p')[1]).toHaveProperty('textContent', 'Second\nwith a line break')
    expect(screen.getByText('<b>not bold</b>')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Comments (3)' })).toBeVisible()
  })

  it('may be empty', async () => {
    await open([])
    expect(await screen.findByText('No comments yet.')).toBeVisible()
  })

  it('show an Error if they cannot be loaded, and can be tried again', async () => {
    spec('8.comments')
    const service = stubPosts()
    service.answer(postDetail, { kind: 'ok', data: aPost() })
    service.answer(cms, { kind: 'failed' })
    const { user } = renderRemote(<PostView />, { path: '/view?id=42' })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    service.answer(cms, { kind: 'ok', data: [first] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('First')).toBeVisible()
    expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus()
  })

  it('say without a dialog that they need a connection if the device is offline', async () => {
    const service = stubPosts()
    service.answer(postDetail, { kind: 'ok', data: aPost() })
    service.answer(cms, { kind: 'offline' })
    renderRemote(<PostView />, { path: '/view?id=42' })
    expect(await screen.findByText(/is not stored on this device/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('render the box for a new one, which stays even if they fail to load', async () => {
    const service = stubPosts()
    service.answer(postDetail, { kind: 'ok', data: aPost() })
    let fail: () => void = () => {}
    service.answer(
      cms,
      () => new Promise<Reply<typeof cms>>((resolve) => (fail = () => resolve({ kind: 'failed' }))),
    )
    const { user } = renderRemote(<PostView />, { path: '/view?id=42' })
    await screen.findByRole('status', { name: 'Loading comments' })
    expect(screen.queryByRole('textbox', { name: 'Leave a comment' })).not.toBeInTheDocument()
    act(() => fail())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    await user.type(box(), 'Is it free?')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('status', { name: 'Loading comments' })).toBeVisible()
    expect(box()).toHaveValue('Is it free?')
  })
})

describe('leaving a comment', () => {
  it('asks a visitor to log in, and keeps the text until they are back', async () => {
    spec('5.login-required')
    const login = '/login?next=%2Fview%3Fid%3D42'
    const { user, shell, service, unmount } = await open([first])
    expect(screen.getByRole('link', { name: 'Log in to leave a comment' })).toHaveAttribute('href', login)
    await user.type(box(), 'Is it free?')
    await user.click(post())
    expect(shell.navigate).toHaveBeenCalledWith(login)
    expect(service.sent(postingCm)).toHaveLength(0)
    unmount()
    await open([first], mina)
    expect(box()).toHaveValue('Is it free?')
    expect(screen.queryByRole('link', { name: 'Log in to leave a comment' })).not.toBeInTheDocument()
  })

  it('sends it, clears the box and reloads the comments', async () => {
    spec('1.members-comment', '2.view.comment-box', '4.comments.posted', '7.postingCm')
    const { user, service } = await open([], mina)
    service.answer(postingCm, { kind: 'ok', data: { cm_idx: 2 } })
    await user.type(box(), 'Is it free?')
    service.answer(cms, { kind: 'ok', data: [aComment({ cm: 'Is it free?', userid: 'mina' })] })
    await user.click(post())
    expect(service.sent(postingCm)[0]?.fields).toEqual({ id: '42', cmText: 'Is it free?' })
    expect(await within(section()).findByRole('listitem')).toHaveTextContent('Is it free?')
    expect(box()).toHaveValue('')
    expect(service.sent(cms)).toHaveLength(2)
  })

  it('is grey until there is a text, and focuses the box', async () => {
    spec('4.buttons.grey')
    const { user, service } = await open([], mina)
    expect(post()).toHaveAttribute('aria-disabled', 'true')
    await user.type(box(), '   ')
    await user.click(post())
    expect(box()).toHaveFocus()
    expect(box()).toBeInvalid()
    expect(service.sent(postingCm)).toHaveLength(0)
    await user.type(box(), 'x')
    expect(post()).not.toHaveAttribute('aria-disabled')
  })

  it('says Error if it failed, and keeps the text', async () => {
    spec('8.comment')
    const { user, service } = await open([], mina)
    service.answer(postingCm, { kind: 'unavailable' })
    await user.type(box(), 'Is it free?')
    await user.click(post())
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(box()).toHaveValue('Is it free?')
  })

  it('sends it once, however often Post is pressed', async () => {
    const { user, service } = await open([], mina)
    service.answer(postingCm, () => new Promise(() => undefined))
    await user.type(box(), 'Hi')
    await user.dblClick(post())
    expect(service.sent(postingCm)).toHaveLength(1)
  })

  it('shows the comments of the last request, whichever answer comes last', async () => {
    let late: (reply: Reply<typeof cms>) => void = () => undefined
    const { user, service } = await open([], mina)
    service.answer(postingCm, { kind: 'ok', data: { cm_idx: 2 } })
    service.answer(cms, () => new Promise((resolve) => (late = resolve)))
    await user.type(box(), 'One')
    await user.click(post())
    service.answer(cms, { kind: 'ok', data: [first, second] })
    await user.type(box(), 'Two')
    await user.click(post())
    expect(await screen.findByText('First')).toBeVisible()
    await act(async () => late({ kind: 'ok', data: [] }))
    expect(shown()).toHaveLength(2)
  })
})

describe('deleting a comment', () => {
  it("is offered on one's own only", async () => {
    spec('2.view.delete-own-comment')
    await open([first, second], mina)
    await screen.findByText('First')
    const trash = screen.getAllByRole('button', { name: 'Delete this comment' })
    expect(trash).toHaveLength(1)
    expect(trash[0]?.closest('li')).toHaveTextContent('Second')
  })

  it('is not offered to a visitor', async () => {
    spec('2.view.delete-own-comment')
    await open([first, { ...second, useremail: null }])
    await screen.findByText('First')
    expect(screen.queryByRole('button', { name: 'Delete this comment' })).not.toBeInTheDocument()
  })

  it('asks first, then reloads the comments and moves the focus to their heading', async () => {
    spec('4.comments.deleted')
    const { user, service } = await open([first, second], mina)
    service.answer(deleteCm, { kind: 'ok' })
    await user.click(await screen.findByRole('button', { name: 'Delete this comment' }))
    expect(
      screen.getByRole('dialog', {
        name: 'Do you really want to delete this item? This process cannot be undone.',
      }),
    ).toBeVisible()
    expect(service.sent(deleteCm)).toHaveLength(0)
    service.answer(cms, { kind: 'ok', data: [first] })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(service.sent(deleteCm)[0]?.fields).toEqual({ idx: '2' })
    expect(await screen.findByRole('heading', { name: 'Comments (1)' })).toHaveFocus()
    expect(shown()).toHaveLength(1)
  })

  it('leaves it there on Cancel', async () => {
    spec('2.view.delete-confirm')
    const { user, service } = await open([second], mina)
    await user.click(await screen.findByRole('button', { name: 'Delete this comment' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(service.sent(deleteCm)).toHaveLength(0)
    expect(shown()).toHaveLength(1)
  })

  it('says Error if it failed', async () => {
    spec('8.delete')
    const { user, service } = await open([second], mina)
    service.answer(deleteCm, { kind: 'not-owner' })
    await user.click(await screen.findByRole('button', { name: 'Delete this comment' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('dialog', { name: 'Error' })).toBeVisible()
    expect(shown()).toHaveLength(1)
  })
})
