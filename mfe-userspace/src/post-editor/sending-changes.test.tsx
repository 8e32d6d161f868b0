import { act, screen, waitFor, within } from '@testing-library/react'
import { type Post, postDetail, refusedField, updatePost } from '@within-reach/contract'
import { refetchVisible } from '@within-reach/shared-core/react'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import '../testing/writing'
import { Component as PostPage } from './post-page'

async function open(changes: Partial<Post>) {
  const service = stubPosts()
  const post = aPost({ useremail: mina.email, userid: 'mina', ...changes })
  service.answer(postDetail, { kind: 'ok', data: post })
  const rendered = renderRemote(<PostPage />, { path: '/post?type=fr&edit=42', member: mina })
  await screen.findByRole('textbox', { name: 'Description' })
  return { ...rendered, service }
}

const subject = () => screen.getByLabelText('Subject')
const save = () => screen.getByRole('button', { name: 'Save' })
const picture = { name: 'a', path: '/files/a', type: 'image/webp', size: 1000, width: 90, height: 60 }

it('a change that is being sent cannot leave out a file any more', async () => {
  const { user, service } = await open({ files: [picture] })
  service.answer(updatePost, () => new Promise(() => undefined))
  await user.click(save())
  await waitFor(() => expect(service.sent(updatePost)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Remove a' })).not.toBeInTheDocument()
})

it('a change made in another tab is replaced only when the post is saved once more', async () => {
  const edited = '2026-11-02T10:00:00.000Z'
  const { user, service, shell } = await open({ edited })
  await user.type(subject(), '!')
  service.answer(updatePost, { kind: 'invalid', message: '', sentences: [refusedField('edited')] })
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: /changed meanwhile, in another tab/ })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(subject()).toHaveValue('A bright room!')
  service.answer(updatePost, { kind: 'ok', data: { post_idx: 42 } })
  await user.click(save())
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/view?id=42', { replace: true }))
  expect(service.sent(updatePost).map(({ fields }) => fields.edited)).toEqual([edited, undefined])
})

it('a change made in another tab is not taken for seen because the post was read again', async () => {
  const { user, service } = await open({ edited: null })
  await user.type(subject(), '!')
  const other = aPost({ useremail: mina.email, userid: 'mina', edited: '2026-11-02T10:00:00.000Z' })
  service.answer(postDetail, { kind: 'ok', data: other })
  await act(() => refetchVisible())
  service.answer(updatePost, () => new Promise(() => undefined))
  await user.click(save())
  await waitFor(() => expect(service.sent(updatePost).map(({ fields }) => fields.edited)).toEqual(['']))
})

it('an email that another tab has changed leaves the editor open', async () => {
  const { user, service, switchTo } = await open({})
  await user.type(subject(), '!')
  const email = 'mina@elsewhere.example'
  await switchTo({ ...mina, email })
  expect(subject()).toHaveValue('A bright room!')
  service.answer(postDetail, { kind: 'ok', data: aPost({ useremail: email, userid: 'mina' }) })
  await act(() => refetchVisible())
  expect(subject()).toHaveValue('A bright room!')
})

it('a member who logs in meanwhile does not get the editor', async () => {
  const { service, switchTo } = await open({})
  service.answer(postDetail, { kind: 'ok', data: aPost({ useremail: null, userid: 'mina' }) })
  await switchTo({ ...mina, email: 'jun@example.com', nick: 'jun', marker: 'of jun' })
  expect(await screen.findByText('This post belongs to another member')).toBeVisible()
})

describe('a draft of an edited post', () => {
  const edited = '2026-11-02T10:00:00.000Z'
  /** Types into the editor of a post, and opens it again later. */
  async function leaveAndReturn(before: Partial<Post>, after: Partial<Post>) {
    const { user, unmount } = await open(before)
    await user.type(subject(), '!')
    unmount()
    return open(after)
  }

  it('replaces a change that was made after it only on request', async () => {
    const { user, service } = await leaveAndReturn({}, { subject: 'From my phone', edited })
    expect(subject()).toHaveValue('A bright room!')
    expect(screen.getByText(/your post was changed after you began it/)).toBeVisible()
    service.answer(updatePost, { kind: 'invalid', message: '', sentences: [refusedField('edited')] })
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: /changed meanwhile, in another tab/ })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(subject()).toHaveValue('A bright room!')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(subject()).toHaveValue('From my phone')
    service.answer(updatePost, { kind: 'ok', data: { post_idx: 42 } })
    await user.click(save())
    await waitFor(() =>
      expect(service.sent(updatePost).map(({ fields }) => fields.edited)).toEqual(['', edited]),
    )
  })

  it('is saved as usual if the post is as it was', async () => {
    const { user, service } = await leaveAndReturn({ edited }, { edited })
    expect(screen.getByText('We kept your draft. Pictures and files have to be chosen again.')).toBeVisible()
    service.answer(updatePost, { kind: 'ok', data: { post_idx: 42 } })
    await user.click(save())
    await waitFor(() =>
      expect(service.sent(updatePost)[0]?.fields).toMatchObject({ subject: 'A bright room!', edited }),
    )
  })
})
