import { screen, waitFor, within } from '@testing-library/react'
import { cms, type Post, postDetail } from '@within-reach/contract'
import type { Member } from '@within-reach/shared-core'
import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { aPost } from '../testing/posts'
import { stubPosts } from '../testing/stub-posts'
import { Component as PostView } from './post-view'

const picture = (name: string) => ({
  name,
  path: `/files/${name}.webp`,
  type: 'image/webp',
  size: 1000,
  width: 800,
  height: 600,
})

function open(own: Partial<Post> = {}, member?: Member) {
  const service = stubPosts()
  service.answer(postDetail, { kind: 'ok', data: aPost(own) })
  service.answer(cms, { kind: 'ok', data: [] })
  return { ...renderRemote(<PostView />, { path: '/view?id=42', member }), service }
}

const article = () => screen.findByRole('article')

describe('a post', () => {
  it('shows region, subject, author, date, place and description', async () => {
    spec('2.view.parts')
    const { service, shell } = open()
    const post = await article()
    expect(service.sent(postDetail)[0]?.fields).toEqual({ id: '42' })
    expect(within(post).getByRole('heading', { level: 1, name: 'A bright room' })).toBeVisible()
    for (const words of ['South Korea', 'alex', 'Mapo, Seoul', 'Bills included']) {
      expect(within(post).getByText(words)).toBeVisible()
    }
    expect(within(post).getByText('Mar 18, 2024')).toHaveAttribute('datetime', '2024-03-18T09:30:00.000Z')
    expect(shell.setTitle).toHaveBeenCalledWith('A bright room')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('begins a right-to-left title on the right', async () => {
    open({ subject: 'غرفة (WiFi) في سيول 3.' })
    const title = await screen.findByRole('heading', { level: 1 })
    expect(title).toHaveAttribute('dir', 'auto')
  })

  it('of the jobs board shows whether it seeks or recruits', async () => {
    open({ type: 'jobs', jstatus: 'Recruit' })
    expect(within(await article()).getByText('Recruit')).toBeVisible()
  })

  it('of the questions board has no region', async () => {
    spec('readings.questions')
    open({ type: 'qb', region: null, specificLocation: null })
    await article()
    expect(screen.queryByText('South Korea')).not.toBeInTheDocument()
  })

  it('shows its description as HTML without anything that can run', async () => {
    spec('2.view.html', 'readings.html.sanitised-out')
    const consoleError = jest.spyOn(console, 'error')
    open({
      description:
        '<p>A <strong>bright</strong> room</p><ul><li>Wifi</li></ul><a href="https://example.com">page</a>' +
        '<a href="javascript:alert(1)">bad</a><img src="x" onerror="alert(1)"><script>alert(1)</script>' +
        '<p style="color:red" onclick="alert(1)">styled</p>',
    })
    const post = await article()
    expect(within(post).getByText('bright').tagName).toBe('STRONG')
    expect(within(post).getByText('Wifi').tagName).toBe('LI')
    expect(within(post).getByRole('link', { name: 'page' })).toHaveAttribute('href', 'https://example.com')
    expect(within(post).getByText('bad')).not.toHaveAttribute('href')
    expect(within(post).getByText('styled').getAttributeNames()).toEqual([])
    expect(post.querySelector('img, script')).toBeNull()
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('shows its pictures, each of which opens over the whole screen', async () => {
    const { user } = open({ files: [picture('room'), picture('kitchen')] })
    const post = await article()
    expect([...post.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/files/room.webp',
      '/files/kitchen.webp',
    ])
    await user.click(within(post).getByRole('button', { name: 'Open picture 2 of 2: kitchen' }))
    const large = screen.getByRole('dialog', { name: '2 / 2' })
    expect(within(large).getByRole('img', { name: 'kitchen' })).toHaveAttribute('src', '/files/kitchen.webp')
    await user.click(within(large).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('reserves the space of a picture with a known size before it is loaded', async () => {
    const { user } = open({
      files: [picture('room'), { ...picture('old'), width: null, height: null }],
    })
    await user.click(within(await article()).getByRole('button', { name: 'Open picture 1 of 2: room' }))
    const large = screen.getByRole('dialog', { name: '1 / 2' })
    const room = within(large).getByRole('img', { name: 'room' })
    expect([room.getAttribute('width'), room.getAttribute('height')]).toEqual(['800', '600'])
    await user.click(within(large).getByRole('button', { name: 'Next picture' }))
    const old = within(large).getByRole('img', { name: 'old' })
    expect([old.getAttribute('width'), old.getAttribute('height')]).toEqual([null, null])
  })

  it('offers its PDF files for download under their own names', async () => {
    open({
      files: [
        {
          name: '계약서 1.pdf',
          path: '/files/c',
          type: 'application/pdf',
          size: 1_572_864,
          width: null,
          height: null,
        },
      ],
    })
    const pdf = within(await article()).getByRole('link', { name: '계약서 1.pdf (1.5 MB)' })
    expect(pdf).toHaveAttribute('href', `/files/c/${encodeURIComponent('계약서 1.pdf')}`)
    expect(pdf).toHaveAttribute('download', '계약서 1.pdf')
  })

  it('leads back to its board', async () => {
    open({ type: 'tr' })
    expect(within(await article()).getByRole('link', { name: 'Trade your stuff' })).toHaveAttribute(
      'href',
      '/userspacetrade',
    )
  })
})

describe('a message to the author', () => {
  it("is opened for a member with the post's handle and the author's nick", async () => {
    spec('readings.author')
    const { user, shell } = open({}, mina)
    await user.click(await screen.findByRole('button', { name: 'Message the author' }))
    expect(shell.openMessages).toHaveBeenCalledWith({ to: 'post:42', nick: 'alex' })
  })

  it('asks a visitor to log in first, and leads back', async () => {
    const { user, shell } = open()
    await user.click(await screen.findByRole('button', { name: 'Message the author' }))
    expect(shell.openMessages).not.toHaveBeenCalled()
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fview%3Fid%3D42')
  })

  it('is not offered to the author', async () => {
    open({ useremail: mina.email, userid: 'mina' }, mina)
    await article()
    expect(screen.queryByRole('button', { name: 'Message the author' })).not.toBeInTheDocument()
  })
})

describe('a post that cannot be shown', () => {
  it.each(['not-found', 'invalid'] as const)('(%s) leads to the boards', async (kind) => {
    const service = stubPosts()
    service.answer(postDetail, { kind })
    const { shell } = renderRemote(<PostView />, { path: '/view?id=999' })
    const title = 'This post no longer exists'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(shell.setTitle).toHaveBeenCalledWith(title)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Find your roommate',
      'Trade your stuff',
      'Jobs',
      'Questions board',
    ])
  })

  it('because it was deleted since it was opened leads to the boards as well', async () => {
    const { service, unmount } = open()
    await article()
    unmount()
    service.answer(postDetail, { kind: 'not-found' })
    service.answer(cms, { kind: 'not-found' })
    const { shell } = renderRemote(<PostView />, { path: '/view?id=42' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This post no longer exists' })).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(shell.setTitle).toHaveBeenLastCalledWith('This post no longer exists')
  })

  it.each(['failed', 'unavailable'] as const)('(%s) is an Error that can be tried again', async (kind) => {
    spec('8.detail')
    const service = stubPosts()
    service.answer(postDetail, { kind })
    service.answer(cms, { kind: 'ok', data: [] })
    const { user } = renderRemote(<PostView />, { path: '/view?id=42' })
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    service.answer(postDetail, { kind: 'ok', data: aPost() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await article()).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('says without a dialog that it needs a connection if the device is offline', async () => {
    stubPosts().answer(postDetail, { kind: 'offline' })
    renderRemote(<PostView />, { path: '/view?id=42' })
    expect(await screen.findByText(/is not stored on this device/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shows that it is loading, and cancels the request when the page is left', () => {
    const service = stubPosts()
    service.answer(postDetail, () => new Promise(() => undefined))
    const { unmount } = renderRemote(<PostView />, { path: '/view?id=42' })
    expect(screen.getByRole('status', { name: 'Loading this post' })).toBeVisible()
    unmount()
    expect(service.sent(postDetail)[0]?.signal?.aborted).toBe(true)
  })
})

it('a post is reloaded when a member logs in, who may be its author', async () => {
  const { service, switchTo } = open()
  await article()
  service.answer(postDetail, { kind: 'ok', data: aPost({ useremail: mina.email }) })
  await switchTo(mina)
  expect(await screen.findByRole('button', { name: 'Delete this post' })).toBeVisible()
  await waitFor(() => expect(service.sent(postDetail)).toHaveLength(2))
})
