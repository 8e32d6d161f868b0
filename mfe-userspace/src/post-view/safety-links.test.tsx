import { screen } from '@testing-library/react'
import { cms, type Comment, type Post, postDetail } from '@within-reach/contract'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aComment, aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

async function open(post: Post, comment: Comment) {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: post })
  service.answer(cms, { kind: 'ok', data: [comment] })
  renderRemote(<PostView />, { path: '/view?id=42', member: mina })
  await screen.findByText(comment.cm)
}
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('the post of another member can be reported, and its author blocked', async () => {
  await open(aPost(), aComment())
  expect(address('Report this post')).toBe('/report?kind=post&id=42')
  expect(address('Block the author')).toBe('/block?kind=post&id=42')
})

it('the comment of another member can be reported, and its author blocked', async () => {
  await open(aPost(), aComment())
  expect(address('Report this comment')).toBe('/report?kind=comment&id=5')
  expect(address('Block the author of this comment')).toBe('/block?kind=comment&id=5')
})

it('the own post and the own comment have no such links', async () => {
  await open(aPost({ useremail: mina.email }), aComment({ useremail: mina.email }))
  expect(screen.queryAllByRole('link', { name: /Report|Block/ })).toEqual([])
})

it('what former members left can be reported, but nobody is left to block or to write to', async () => {
  await open(aPost({ former: true }), aComment({ former: true }))
  expect(address('Report this post')).toBe('/report?kind=post&id=42')
  expect(address('Report this comment')).toBe('/report?kind=comment&id=5')
  expect(screen.queryAllByRole('link', { name: /Block/ })).toEqual([])
  expect(screen.queryByRole('button', { name: 'Message the author' })).not.toBeInTheDocument()
})
