import { act, screen, waitFor, within } from '@testing-library/react'
import { cms, deletePost, type Post, postDetail } from '@within-reach/contract'
import type { Member } from '@within-reach/shared-core'
import { mina, renderRemote, type Reply } from '@within-reach/shared-core/testing'
import { openedFromPost } from '../one-post/return-to-post'
import { aPost, hoursAgo } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

const question = 'Do you really want to delete this item? This process cannot be undone.'

function open(own: Partial<Post> = {}, member?: Member) {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: aPost(own) })
  service.answer(cms, { kind: 'ok', data: [] })
  return { ...renderRemote(<PostView />, { path: '/view?id=42', member }), service }
}

const article = () => screen.findByRole('article')

describe('editing a post', () => {
  it.each([
    ['fr', '/post?type=fr&edit=42'],
    ['tr', '/post?type=tr&edit=42'],
    ['jobs', '/jobspost?edit=42'],
    ['qb', '/questionsboardpost?edit=42'],
  ] as const)('of %s is offered to its author', async (type, editor) => {
    open({ type, useremail: mina.email, userid: 'mina' }, mina)
    await article()
    expect(screen.getByRole('link', { name: 'Edit this post' })).toHaveAttribute('href', editor)
  })

  it('leads back to this page afterwards', async () => {
    const { user, shell } = open({ useremail: mina.email, userid: 'mina' }, mina)
    await user.click(await screen.findByRole('link', { name: 'Edit this post' }))
    await waitFor(() => expect(shell.navigate.mock.lastCall?.[1]?.state).toEqual(openedFromPost))
  })

  it.each([
    ['a visitor', undefined],
    ['another member', mina],
  ])('is not offered to %s', async (_who, member) => {
    open({}, member)
    await article()
    expect(screen.queryByRole('link', { name: 'Edit this post' })).not.toBeInTheDocument()
  })

  it('is shown with its time', async () => {
    const edited = hoursAgo(5)
    open({ edited })
    expect(within(await article()).getByText('5 hours ago')).toHaveAttribute('datetime', edited)
    expect(screen.getByText('5 hours ago').parentElement).toHaveTextContent('Edited 5 hours ago')
  })

  it('shows nothing if there was none', async () => {
    open()
    expect(await article()).not.toHaveTextContent('Edited')
  })
})

describe('deleting a post', () => {
  const own = { useremail: mina.email, userid: 'mina' }
  const trash = () => screen.findByRole('button', { name: 'Delete this post' })

  it.each([
    ['a visitor', {}, undefined],
    ['another member', {}, mina],
    ['a member who left an email in common with nobody', { useremail: 'alex@example.com' }, mina],
  ])('is not offered to %s', async (_who, post, member) => {
    spec('2.view.delete-own-post')
    open(post, member)
    await article()
    expect(screen.queryByRole('button', { name: 'Delete this post' })).not.toBeInTheDocument()
  })

  it('asks first, and does nothing on Cancel', async () => {
    spec('2.view.delete-own-post', '2.view.delete-confirm', '9.text.delete')
    const { user, service } = open(own, mina)
    await user.click(await trash())
    const dialog = screen.getByRole('dialog', { name: question })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(service.sent(deletePost)).toHaveLength(0)
    expect(await trash()).toHaveFocus()
  })

  it.each([
    ['fr', '/userspacefindyourroommate'],
    ['tr', '/userspacetrade'],
    ['jobs', '/userspacejobs'],
    ['qb', '/userspacequestionsboard'],
  ] as const)('of %s goes back, or to the board', async (type, board) => {
    spec('2.view.delete-back', 'readings.delete-back')
    const { user, service, shell } = open({ ...own, type }, mina)
    service.answer(deletePost, { kind: 'ok' })
    await user.click(await trash())
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(service.sent(deletePost)[0]?.fields).toEqual({ idx: '42' })
    expect(shell.back).toHaveBeenCalledWith(board)
  })

  it('does not go back once more if its author has left the page meanwhile', async () => {
    const { user, service, shell, unmount } = open(own, mina)
    let answer = (_: Reply<typeof deletePost>) => {}
    service.answer(deletePost, () => new Promise((resolve) => (answer = resolve)))
    await user.click(await trash())
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(service.sent(deletePost)).toHaveLength(1))
    unmount()
    await act(async () => answer({ kind: 'ok' }))
    expect(shell.back).not.toHaveBeenCalled()
  })

  it('goes back as well if the post was gone already', async () => {
    const { user, service, shell } = open(own, mina)
    service.answer(deletePost, { kind: 'not-found' })
    await user.click(await trash())
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(shell.back).toHaveBeenCalledTimes(1)
  })

  it('says Error if it failed, and stays', async () => {
    spec('8.delete')
    const { user, service, shell } = open(own, mina)
    service.answer(deletePost, { kind: 'failed', reference: 'ab12cd34-ef56' })
    await user.click(await trash())
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog).toHaveTextContent('Reference: ab12cd34-ef56')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(shell.back).not.toHaveBeenCalled()
    expect(await article()).toBeVisible()
  })

  it('is sent once, however often Delete is pressed', async () => {
    const { user, service } = open(own, mina)
    service.answer(deletePost, () => new Promise(() => undefined))
    await user.click(await trash())
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }))
    expect(service.sent(deletePost)).toHaveLength(1)
  })
})
