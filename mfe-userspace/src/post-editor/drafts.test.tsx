import { screen } from '@testing-library/react'
import { posting } from '@within-reach/contract'
import type { Member } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { aFile, fine, write } from '../testing/writing'
import { Component as JobsPage } from './jobs-page'
import { Component as PostPage } from './post-page'

const open = (type = 'fr', member: Member | undefined = mina) =>
  renderRemote(<PostPage />, { path: `/post?type=${type}`, member })
const description = () => screen.findByRole('textbox', { name: 'Description' })
const line = () => screen.queryByText(/We kept your draft/)

async function expectTheDraft() {
  expect(await description()).toHaveTextContent('Bright')
  expect(screen.getByLabelText('Region')).toHaveValue('South Korea')
  expect(screen.getByLabelText('Specific location')).toHaveValue('Mapo')
  expect(screen.getByLabelText('Subject')).toHaveValue('A room')
}

describe('unsent input of an editor', () => {
  it('is restored after a reload, and says so', async () => {
    const { user, unmount } = open()
    await write(user, fine)
    expect(line()).not.toBeInTheDocument()
    unmount()
    open()
    await expectTheDraft()
    expect(line()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-disabled')
  })

  it('is restored after the session expired while it was sent', async () => {
    const service = stubService()
    const { user, shell, switchTo, unmount } = open()
    await write(user, fine)
    service.answer(posting, { kind: 'logged-out' })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await switchTo(null)
    expect(shell.navigate).toHaveBeenCalledWith('/login?next=%2Fpost%3Ftype%3Dfr', { replace: true })
    unmount()
    open()
    await expectTheDraft()
  })

  it('keeps its formatting, and is sent with it', async () => {
    const service = stubService()
    service.answer(posting, { kind: 'ok', data: { post_idx: 1 } })
    const { user, unmount } = open()
    const { Description: _, ...rest } = fine
    await write(user, rest)
    await user.click(screen.getByRole('button', { name: 'Bold' }))
    await user.keyboard('Bright')
    unmount()
    const { user: later } = open()
    await expectTheDraft()
    await later.click(screen.getByRole('button', { name: 'Create' }))
    expect(service.sent(posting)[0]?.fields.description).toBe('<p><strong>Bright</strong></p>')
  })

  it('is removed by Discard, which focuses the first field', async () => {
    const { user, unmount } = open()
    await write(user, fine)
    unmount()
    const { user: later, unmount: leave } = open()
    await expectTheDraft()
    await later.click(screen.getByRole('button', { name: 'Discard' }))
    expect(line()).not.toBeInTheDocument()
    expect(screen.getByLabelText('Subject')).toHaveValue('')
    expect(screen.getByLabelText('Region')).toHaveFocus()
    expect(await description()).toHaveTextContent('')
    leave()
    open()
    await screen.findByRole('toolbar')
    expect(line()).not.toBeInTheDocument()
  })

  it('is removed once it was published', async () => {
    stubService().answer(posting, { kind: 'ok', data: { post_idx: 1 } })
    const { user, unmount } = open()
    await write(user, fine)
    await user.click(screen.getByRole('button', { name: 'Create' }))
    unmount()
    open()
    expect(await description()).toHaveTextContent('')
    expect(line()).not.toBeInTheDocument()
  })

  it('belongs to its board and its account', async () => {
    const { user, unmount } = open()
    await write(user, fine)
    unmount()
    const others = [
      () => open('tr'),
      () => renderRemote(<JobsPage />, { path: '/jobspost', member: mina }),
      () => open('fr', { ...mina, email: 'alex@example.com' }),
    ]
    for (const other of others) {
      const { unmount: leave } = other()
      expect(await description()).toHaveTextContent('')
      expect(screen.getByLabelText('Subject')).toHaveValue('')
      leave()
    }
  })
})

it('an editor shows the progress of its uploads', async () => {
  const service = stubService()
  service.answer(posting, () => new Promise(() => undefined))
  const { user } = open()
  await write(user, fine)
  await user.upload(screen.getByLabelText('Images (optional)'), aFile('room.png', 'image/png'))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('progressbar', { name: 'Sending your files' })).toHaveValue(100)
})

it('an editor can no longer leave out a file that is being sent', async () => {
  const service = stubService()
  service.answer(posting, () => new Promise(() => undefined))
  const { user } = open()
  await write(user, fine)
  await user.upload(screen.getByLabelText('Images (optional)'), aFile('room.png', 'image/png'))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await screen.findByRole('progressbar')
  expect(screen.getByText('room.png')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove room.png' })).not.toBeInTheDocument()
})
