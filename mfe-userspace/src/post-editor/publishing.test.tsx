import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { limits, posting, refusedField, refusedFile } from '@within-reach/contract'
import type { Unsent } from '@within-reach/shared-core'
import { mina, renderRemote, type Reply, stubService } from '@within-reach/shared-core/testing'
import { aFile, fine, write } from '../testing/writing'
import { Component as JobsPage } from './jobs-page'
import { Component as PostPage } from './post-page'

const create = () => screen.getByRole('button', { name: 'Create' })
const png = aFile('room.png', 'image/png')
const pdf = aFile('contract.pdf', 'application/pdf')

/** Chosen by dropping, which bypasses the filter of the browser's file chooser. */
function drop(label: string, files: readonly File[]) {
  fireEvent.drop(screen.getByLabelText(label), { dataTransfer: { files } })
}

async function writeAd(page = <PostPage />, path = '/post?type=fr') {
  const service = stubService()
  service.answer(posting, { kind: 'ok', data: { post_idx: 1 } })
  const rendered = renderRemote(page, { path, member: mina })
  await write(rendered.user, fine)
  return { ...rendered, service }
}

function expectEverythingStillTyped() {
  expect(screen.getByLabelText('Region')).toHaveValue('South Korea')
  expect(screen.getByLabelText('Specific location')).toHaveValue('Mapo')
  expect(screen.getByLabelText('Subject')).toHaveValue('A room')
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveTextContent('Bright')
  expect(screen.getByText('room.png')).toBeVisible()
}

describe('the files of a new post', () => {
  it('are sent with it, up to five', async () => {
    spec('readings.files.jobs')
    const { user, service } = await writeAd()
    const six = Array.from({ length: limits.files + 1 }, (_, at) => aFile(`${at}.png`, 'image/png'))
    await user.upload(screen.getByLabelText('Images (optional)'), six)
    expect(screen.getByText(`“5.png” was not added: a post can have at most ${limits.files}.`)).toBeVisible()
    await user.click(create())
    expect(service.sent(posting)[0]?.files.map(({ name }) => name)).toEqual(
      six.slice(0, limits.files).map(({ name }) => name),
    )
  })

  it('may be pasted and dropped into the description', async () => {
    const { user, service } = await writeAd()
    const description = screen.getByRole('textbox', { name: 'Description' })
    fireEvent.paste(description, { clipboardData: { files: [png], types: ['Files'], getData: () => '' } })
    expect(screen.getByText('room.png')).toBeVisible()
    fireEvent.drop(description, { dataTransfer: { files: [pdf], getData: () => '' } })
    expect(screen.getByText(/“contract.pdf” is not a picture/)).toBeVisible()
    await user.click(create())
    expect(service.sent(posting)[0]?.files).toEqual([png])
  })

  it('can be removed again', async () => {
    const { user, service } = await writeAd()
    await user.upload(screen.getByLabelText('Images (optional)'), [png, aFile('other.png', 'image/png')])
    await user.click(screen.getByRole('button', { name: 'Remove room.png' }))
    await user.click(create())
    expect(service.sent(posting)[0]?.files.map(({ name }) => name)).toEqual(['other.png'])
  })

  it('are pictures only on the roommate and trade boards', async () => {
    spec('2.post.image', 'readings.files.pictures')
    const { user, service } = await writeAd()
    drop('Images (optional)', [pdf, png])
    expect(screen.getByText(/“contract.pdf” is not a picture that can be shown/)).toBeVisible()
    await user.click(create())
    expect(service.sent(posting)[0]?.files.map(({ name }) => name)).toEqual(['room.png'])
  })

  it('may be PDF on the jobs board, and nothing else', async () => {
    spec('2.post.job-files', 'readings.files.jobs')
    const { user, service } = await writeAd(<JobsPage />, '/jobspost')
    drop('Files (optional)', [pdf, png, aFile('notes.txt', 'text/plain')])
    expect(screen.getByText(/“notes.txt” is neither a picture nor a PDF file/)).toBeVisible()
    await user.click(create())
    expect(service.sent(posting)[0]?.files.map(({ name }) => name)).toEqual(['contract.pdf', 'room.png'])
  })

  it('are refused by size before the upload', async () => {
    await writeAd()
    const large = aFile('large.png', 'image/png')
    Object.defineProperty(large, 'size', { value: limits.fileBytes + 1 })
    drop('Images (optional)', [large])
    expect(screen.getByText('“large.png” is larger than 10 MB. Choose a smaller one.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Remove large.png' })).not.toBeInTheDocument()
  })
})

it('a post whose author has left the editor while it was sent leads nowhere', async () => {
  const { user, service, shell, unmount } = await writeAd()
  let answer = (_: Reply<typeof posting>) => {}
  service.answer(posting, () => new Promise((resolve) => (answer = resolve)))
  await user.click(create())
  await waitFor(() => expect(service.sent(posting)).toHaveLength(1))
  unmount()
  await act(async () => answer({ kind: 'ok', data: { post_idx: 1 } }))
  expect(shell.navigate).not.toHaveBeenCalled()
})

describe('a post that the service refuses', () => {
  it('has a reference in the dialog, by which support finds it', async () => {
    const { user, service } = await writeAd()
    service.answer(posting, { kind: 'failed', reference: 'ab12cd34-ef56' })
    await user.click(create())
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Reference: ab12cd34-ef56')
  })

  const inDialog: readonly [Reply<typeof posting>, string | RegExp][] = [
    [{ kind: 'region-closed' }, /not open for new posts yet.*everything you typed is still here/i],
    [{ kind: 'offline' }, /offline.*everything you typed is still here/i],
    [{ kind: 'too-many', retryAfter: 60 }, /many posts.*still here; try again in a minute/],
    [{ kind: 'too-many', retryAfter: 2400 }, /many posts.*still here; try again in 40 minutes/],
    [{ kind: 'too-many', retryAfter: 40_000 }, /limit for today.*still here; try again tomorrow/],
    [{ kind: 'suspended' }, /^You cannot write at the moment/],
    [
      { kind: 'invalid', message: 'Check "description".', sentences: [refusedField('description')] },
      /^Error. The description is empty, or has too many marks/,
    ],
    [{ kind: 'invalid', message: 'Check "subject".' }, /^Error. The service refused something in this form/],
    [{ kind: 'unavailable' }, 'Error'],
    [{ kind: 'failed' }, 'Error'],
  ]

  it.each(inDialog)('for %j says what to do in the dialog, and keeps everything', async (reply, words) => {
    spec('8.posting')
    const { user, service, shell } = await writeAd()
    await user.upload(screen.getByLabelText('Images (optional)'), png)
    service.answer(posting, reply)
    await user.click(create())
    const dialog = await screen.findByRole('dialog', { name: words })
    expect(dialog).not.toHaveTextContent('Reference')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expectEverythingStillTyped()
    expect(shell.navigate).not.toHaveBeenCalled()

    service.answer(posting, { kind: 'ok', data: { post_idx: 1 } })
    await user.click(create())
    expect(shell.navigate).toHaveBeenCalledWith('/userspacefindyourroommate')
    expect(service.sent(posting).at(-1)?.files).toHaveLength(1)
  })

  it.each([
    ['too-large', 'pixels', '“room.png” has too many pixels. Save it smaller and try again.'],
    ['too-large', 'slow', '“room.png” takes too long to read. Save it smaller and try again.'],
    ['too-large', 'size', '“room.png” is larger than 10 MB. Choose a smaller one.'],
    ['too-large', undefined, 'The files are too large. Choose smaller ones.'],
    ['unsupported-type', 'damaged', '“room.png” is damaged, or is not a picture that can be read.'],
    ['unsupported-type', 'heic', /^“room.png” is a HEIC picture.*Save it as JPEG and try again.$/],
    ['unsupported-type', 'type', /^“room.png” is not a picture that can be shown/],
    ['unsupported-type', undefined, 'One of the files is damaged, or is not accepted here.'],
  ] as const)('for %j (%j) says so beside the files, and keeps everything', async (kind, why, words) => {
    const sentences = why && [refusedFile(why, 'room.png')]
    const reply = { kind, message: 'The words of the service.', sentences }
    const { user, service } = await writeAd()
    await user.upload(screen.getByLabelText('Images (optional)'), png)
    service.answer(posting, reply)
    await user.click(create())
    const said = await screen.findByText(words)
    expect(said).toBeVisible()
    expect(screen.getByLabelText('Images (optional)')).toHaveAccessibleDescription(
      expect.stringContaining(said.textContent),
    )
    expectEverythingStillTyped()
    await user.click(screen.getByRole('button', { name: 'Remove room.png' }))
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })
})

it('a post is sent once, however often Create is pressed', async () => {
  const { user, service, shell } = await writeAd()
  let arrive: (reply: Reply<typeof posting>) => void = () => undefined
  service.answer(posting, () => new Promise((resolve) => (arrive = resolve)))
  await user.dblClick(create())
  await user.type(screen.getByLabelText('Subject'), '{Enter}')
  expect(create()).toHaveAttribute('aria-busy', 'true')
  expect(service.sent(posting)).toHaveLength(1)
  await act(async () => arrive({ kind: 'ok', data: { post_idx: 1 } }))
  expect(shell.navigate).toHaveBeenCalledTimes(1)
})

it('a new post without a network waits with its files', async () => {
  const service = stubService()
  service.answer(posting, { kind: 'offline' })
  const sendLater = jest.fn((_: Unsent) => Promise.resolve(true))
  const props = { sendLater }
  const { user, shell } = renderRemote(<PostPage />, { path: '/post?type=fr', member: mina, props })
  await write(user, fine)
  await user.upload(screen.getByLabelText('Images (optional)'), png)
  await user.click(create())
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith('/userspacefindyourroommate'))
  const [unsent] = sendLater.mock.calls[0] ?? []
  expect(unsent).toMatchObject({ path: posting.path, title: 'A room', fields: { type: 'fr' } })
  expect(unsent?.files?.map(({ name }) => name)).toEqual(['room.png'])
})
