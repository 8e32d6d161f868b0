import { act, screen, waitFor, within } from '@testing-library/react'
import { type Post, postDetail, refusedField, refusedFile, updatePost } from '@within-reach/contract'
import type { Member, RemoteProps } from '@within-reach/shared-core'
import { mina, renderRemote, type Reply } from '@within-reach/shared-core/testing'
import { openedFromPost } from '../one-post/return-to-post'
import { aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { aFile, write } from '../testing/writing'
import { Component as JobsPage } from './jobs-page'
import { Component as PostPage } from './post-page'
import { Component as QuestionsPage } from './questions-page'

const picture = (name: string) => ({
  name,
  path: `/files/${name}`,
  type: 'image/webp',
  size: 1000,
  width: 90,
  height: 60,
})
const own = { useremail: mina.email, userid: 'mina' }
const pages = { fr: <PostPage />, tr: <PostPage />, jobs: <JobsPage />, qb: <QuestionsPage /> }
const paths = {
  fr: '/post?type=fr&edit=42',
  tr: '/post?type=tr&edit=42',
  jobs: '/jobspost?edit=42',
  qb: '/questionsboardpost?edit=42',
}

function open(changes: Partial<Post> = {}, props?: Partial<RemoteProps>, member: Member = mina) {
  const service = stubPosts()
  const post = aPost({ ...own, ...changes })
  service.answer(postDetail, { kind: 'ok', data: post })
  service.answer(updatePost, { kind: 'ok', data: { post_idx: 42 } })
  const rendered = renderRemote(pages[post.type], { path: paths[post.type], member, props })
  return { ...rendered, service }
}

const description = () => screen.findByRole('textbox', { name: 'Description' })
const subject = () => screen.getByLabelText('Subject')
const save = () => screen.getByRole('button', { name: 'Save' })

describe("editing one's own post", () => {
  it('starts with the stored post, and leads back to the post after saving', async () => {
    const { user, shell, service } = open()
    expect(await screen.findByText('Bills included')).toBeVisible()
    expect(screen.getByLabelText('Region')).toHaveValue('South Korea')
    expect(screen.getByLabelText('Specific location')).toHaveValue('Mapo, Seoul')
    expect(subject()).toHaveValue('A bright room')
    expect(shell.setTitle).toHaveBeenLastCalledWith('Edit your post')
    await user.type(subject(), ' with a view')
    await user.click(save())
    expect(service.sent(updatePost).map(({ fields }) => fields)).toEqual([
      {
        id: '42',
        keep: '',
        edited: '',
        region: 'South Korea',
        specificLocation: 'Mapo, Seoul',
        subject: 'A bright room with a view',
        description: '<p>Bills included</p>',
        jstatus: '',
      },
    ])
    expect(shell.navigate).toHaveBeenCalledWith('/view?id=42', { replace: true })
  })

  it.each([
    ['after saving', save],
    ['without a change', () => screen.getByRole('link', { name: 'Cancel' })],
  ])('goes back to the page that opened it %s, which is in the history once', async (_when, leave) => {
    const { user, shell } = open()
    await description()
    act(() => shell.navigate(paths.fr, { replace: true, state: openedFromPost }))
    shell.navigate.mockClear()
    await user.click(leave())
    await waitFor(() => expect(shell.back).toHaveBeenCalledWith('/view?id=42'))
    expect(shell.navigate).not.toHaveBeenCalled()
  })

  it('of the jobs board has its status', async () => {
    const { user, service } = open({ type: 'jobs', jstatus: 'Recruit' })
    await description()
    expect(screen.getByRole('radio', { name: 'Recruit' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Seek' }))
    await user.click(save())
    expect(service.sent(updatePost)[0]?.fields).toMatchObject({ jstatus: 'Seek' })
  })

  it('of the jobs board can lose its status, also by keyboard', async () => {
    const { user, service } = open({ type: 'jobs', jstatus: 'Recruit' })
    await description()
    screen.getByRole('button', { name: 'Remove the status' }).focus()
    await user.keyboard('{Enter}')
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.getByRole('radio', { name: 'Seek' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Remove the status' })).not.toBeInTheDocument()
    await user.click(save())
    expect(service.sent(updatePost)[0]?.fields.jstatus ?? '').toBe('')
  })

  it('of the questions board has no location', async () => {
    const { user, service } = open({ type: 'qb', region: null, specificLocation: null })
    await description()
    expect(screen.queryByLabelText('Region')).not.toBeInTheDocument()
    await user.click(save())
    expect(service.sent(updatePost)[0]?.fields).toEqual({
      id: '42',
      keep: '',
      edited: '',
      subject: 'A bright room',
      description: '<p>Bills included</p>',
    })
  })

  it("uses the post's own board, whatever the address says", async () => {
    const service = stubPosts()
    service.answer(postDetail, { kind: 'ok', data: aPost({ ...own, type: 'jobs', jstatus: 'Seek' }) })
    renderRemote(<PostPage />, { path: '/post?edit=42', member: mina })
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit your job' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Seek' })).toBeChecked()
  })

  it('may keep a region that was closed meanwhile', async () => {
    const regions = { 'South Korea': false, 'United Kingdom': false, Others: true }
    const { user, service } = open({}, { regions })
    await description()
    expect(screen.getByRole('option', { name: 'South Korea' })).toBeEnabled()
    expect(screen.getByRole('option', { name: 'United Kingdom (not open yet)' })).toBeDisabled()
    await user.click(save())
    expect(service.sent(updatePost)[0]?.fields).toMatchObject({ region: 'South Korea' })
  })

  it('keeps the files that are not removed, and adds new ones', async () => {
    const { user, service } = open({ files: [picture('a'), picture('b'), picture('c')] })
    await description()
    const kept = screen.getByRole('list', { name: 'In your post now' })
    expect(within(kept).getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Remove b' }))
    expect(within(kept).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByLabelText('Images (optional)')).toHaveFocus()
    const more = ['1.png', '2.png', '3.png', '4.png'].map((name) => aFile(name, 'image/png'))
    await user.upload(screen.getByLabelText('Images (optional)'), more)
    expect(screen.getByText('“4.png” was not added: a post can have at most 5.')).toBeVisible()
    await user.click(save())
    expect(service.sent(updatePost)[0]?.fields.keep).toBe('/files/a,/files/c')
    expect(service.sent(updatePost)[0]?.files.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png'])
  })

  it('can be left without a change', async () => {
    const { service } = open()
    await description()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/view?id=42')
    expect(service.sent(updatePost)).toHaveLength(0)
  })

  it('continues after a reload where it was interrupted, or from the start', async () => {
    const { user, unmount } = open()
    await description()
    await write(user, { Subject: '!' })
    unmount()
    const { user: later } = open()
    await description()
    expect(subject()).toHaveValue('A bright room!')
    await later.click(screen.getByRole('button', { name: 'Discard' }))
    expect(subject()).toHaveValue('A bright room')
    expect(await description()).toHaveTextContent('Bills included')
  })
})

describe('a change that the service refuses', () => {
  const replies: readonly [Reply<typeof updatePost>, RegExp][] = [
    [{ kind: 'not-owner' }, /belongs to another member.*everything you typed is still here/i],
    [{ kind: 'not-found' }, /no longer exists.*everything you typed is still here/i],
    [{ kind: 'region-closed' }, /not open for new posts yet/],
    [{ kind: 'offline' }, /offline/],
    [{ kind: 'too-many' }, /still here; try again in a minute/],
    [
      { kind: 'invalid', message: 'Check "keep".', sentences: [refusedField('keep')] },
      /^Error. The files of this post were changed meanwhile/,
    ],
    [{ kind: 'failed' }, /^Error$/],
  ]

  it.each(replies)('for %j says so in the dialog, and loses nothing', async (reply, words) => {
    const { user, service, shell } = open({ files: [picture('a')] })
    await description()
    await user.type(subject(), '!')
    service.answer(updatePost, reply)
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: words })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(subject()).toHaveValue('A bright room!')
    expect(screen.getByRole('button', { name: 'Remove a' })).toBeVisible()
    expect(shell.navigate).not.toHaveBeenCalled()
  })

  it('because of a file says so beside the files', async () => {
    const { user, service } = open()
    await description()
    await user.upload(screen.getByLabelText('Images (optional)'), aFile('room.png', 'image/png'))
    service.answer(updatePost, {
      kind: 'unsupported-type',
      message: '"room.png" is damaged.',
      sentences: [refusedFile('damaged', 'room.png')],
    })
    await user.click(save())
    expect(await screen.findByText(/^“room.png” is damaged/)).toBeVisible()
  })
})

describe('a post that cannot be edited', () => {
  it('because it is another member’s leads back to it', async () => {
    open({ useremail: null })
    const title = 'This post belongs to another member'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the post' })).toHaveAttribute('href', '/view?id=42')
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('because it is gone leads to the boards', async () => {
    stubPosts().answer(postDetail, { kind: 'not-found' })
    renderRemote(<PostPage />, { path: '/post?edit=999', member: mina })
    expect(await screen.findByRole('heading', { name: 'This post no longer exists' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Jobs' })).toBeVisible()
  })

  it('because it could not be loaded can be tried again', async () => {
    const service = stubPosts()
    service.answer(postDetail, { kind: 'unavailable' })
    const { user } = renderRemote(<PostPage />, { path: '/post?edit=42', member: mina })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    service.answer(postDetail, { kind: 'ok', data: aPost(own) })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await description()).toHaveTextContent('Bills included')
    expect(document.body).not.toHaveFocus()
  })

  it('because nobody is logged in leads to login and back', () => {
    const service = stubPosts()
    const { shell } = renderRemote(<PostPage />, { path: '/post?type=fr&edit=42' })
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fpost%3Ftype%3Dfr%26edit%3D42', {
      replace: true,
    })
    expect(service.sent(postDetail)).toHaveLength(0)
  })
})
