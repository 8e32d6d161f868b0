import { act, screen, waitFor } from '@testing-library/react'
import { type Post, postDetail, posting, updatePost } from '@within-reach/contract'
import { mina, renderRemote, type Reply } from '@within-reach/shared-core/testing'
import { aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { fine, write } from '../testing/writing'
import { Component as PostPage } from './post-page'

const subject = () => screen.getByLabelText('Subject')
const own = (changes: Partial<Post> = {}): Reply<typeof postDetail> => ({
  kind: 'ok',
  data: aPost({ useremail: mina.email, userid: 'mina', post_idx: 42, ...changes }),
})

function open(path: string) {
  const service = stubPosts()
  service.answer(postDetail, own({ subject: 'A room' }))
  return { service, ...renderRemote(<PostPage />, { path, member: mina }) }
}

it('what is typed while a new post is sent is in the editor of the published post', async () => {
  const { user, service, shell, unmount } = open('/post?type=fr')
  await write(user, fine)
  let answer = (_: Reply<typeof posting>) => {}
  service.answer(posting, () => new Promise((resolve) => (answer = resolve)))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(service.sent(posting)).toHaveLength(1))
  await user.type(subject(), ' in Mapo')
  await act(async () => answer({ kind: 'ok', data: { post_idx: 42 } }))
  const address = '/post?type=fr&edit=42'
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(address, { replace: true }))
  unmount()
  const editor = open(address)
  await waitFor(() => expect(subject()).toHaveValue('A room in Mapo'))
  editor.unmount()
  // The editor of a new post is empty again.
  open('/post?type=fr')
  expect(subject()).toHaveValue('')
})

it('what is typed while a change is sent stays as a draft of the post', async () => {
  const { user, service, shell, unmount } = open('/post?type=fr&edit=42')
  await screen.findByRole('textbox', { name: 'Description' })
  await user.type(subject(), '!')
  let answer = (_: Reply<typeof updatePost>) => {}
  service.answer(updatePost, () => new Promise((resolve) => (answer = resolve)))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(service.sent(updatePost)).toHaveLength(1))
  await user.type(subject(), '!!')
  await act(async () => answer({ kind: 'ok', data: { post_idx: 42 } }))
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/view?id=42', { replace: true }))
  unmount()
  open('/post?type=fr&edit=42')
  await waitFor(() => expect(subject()).toHaveValue('A room!!!'))
})
