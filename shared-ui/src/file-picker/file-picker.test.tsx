import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Progress } from '../progress/progress'
import { FilePicker } from './file-picker'

/** The addresses of existing previews. */
const previews = new Set<string>()

beforeAll(() => {
  // jsdom has no object URLs.
  let made = 0
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      const address = `blob:${file.name}-${++made}`
      previews.add(address)
      return address
    },
    revokeObjectURL: (address: string) => previews.delete(address),
  })
})

afterEach(() => previews.clear())

const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })

interface PageProps {
  readonly onFiles?: (files: readonly File[]) => void
  readonly progress?: ReactNode
  readonly zone?: RefObject<HTMLElement | null>
}

function Page({ onFiles = () => {}, progress, zone }: PageProps) {
  const [files, setFiles] = useState<readonly File[]>([])
  return (
    <FilePicker
      texts={{
        label: 'Images',
        hint: 'Up to two.',
        choose: 'Choose',
        remove: (name) => `Remove ${name}`,
        refused: (name, why) => `${name}: ${why}`,
      }}
      types={['image/png']}
      maxBytes={100}
      maxFiles={2}
      files={files}
      progress={progress}
      zone={zone}
      onFiles={(chosen) => {
        setFiles(chosen)
        onFiles(chosen)
      }}
    />
  )
}

function Form(props: PageProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form ref={form}>
      <textarea aria-label="Text" />
      <Page {...props} zone={form} />
    </form>
  )
}

const clipboard = (files: readonly File[], typed = '') => ({ files, getData: () => typed })

describe('the file picker', () => {
  const user = userEvent.setup({ applyAccept: false })

  it('accepts pictures and can remove each', async () => {
    render(<Page />)
    await user.upload(screen.getByLabelText('Images'), [picture('a.png'), picture('b.png')])
    expect(screen.getByText('a.png')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(screen.queryByText('a.png')).not.toBeInTheDocument()
    expect(screen.getByText('b.png')).toBeVisible()
  })

  it('refuses other files, large ones and too many, says why, and accepts the rest', async () => {
    spec('2.post.image')
    const chosen = jest.fn()
    render(<Page onFiles={chosen} />)
    const files = [text, picture('large.png', 101), picture('a.png'), picture('b.png'), picture('c.png')]
    await user.upload(screen.getByLabelText('Images'), files)
    expect(screen.getByText('notes.txt: type')).toBeVisible()
    expect(screen.getByText('large.png: size')).toBeVisible()
    expect(screen.getByText('c.png: count')).toBeVisible()
    expect(chosen).toHaveBeenCalledWith([files[2], files[3]])
  })

  it('says once why several files of the same name are refused', async () => {
    render(<Page />)
    await user.upload(
      screen.getByLabelText('Images'),
      Array.from({ length: 4 }, () => picture('image.png')),
    )
    expect(screen.getAllByText('image.png: count')).toHaveLength(1)
  })

  it('accepts dropped and pasted files', () => {
    render(<Page />)
    const zone = screen.getByText('Up to two.')
    fireEvent.drop(zone, { dataTransfer: { files: [picture('dropped.png')] } })
    fireEvent.paste(zone, { clipboardData: clipboard([picture('pasted.png')]) })
    expect(screen.getByText('dropped.png')).toBeVisible()
    expect(screen.getByText('pasted.png')).toBeVisible()
  })

  it('accepts files that are dropped or pasted anywhere in the form around, each once', () => {
    const chosen = jest.fn()
    render(<Form onFiles={chosen} />)
    const field = screen.getByLabelText('Text')
    fireEvent.drop(field, { dataTransfer: { files: [picture('a.png')] } })
    expect(screen.getByText('a.png')).toBeVisible()
    const pasted = fireEvent.paste(field, { clipboardData: clipboard([picture('b.png')]) })
    expect(screen.getByText('b.png')).toBeVisible()
    expect(pasted).toBe(false)
    expect(chosen).toHaveBeenCalledTimes(2)
    fireEvent.drop(screen.getByText('Up to two.'), { dataTransfer: { files: [picture('c.png')] } })
    expect(screen.getAllByText('c.png: count')).toHaveLength(1)
  })

  it('leaves a pasted text that comes with its picture to its field', () => {
    render(<Form />)
    const pasted = fireEvent.paste(screen.getByLabelText('Text'), {
      clipboardData: clipboard([picture('table.png')], 'A table'),
    })
    expect(pasted).toBe(true)
    expect(screen.queryByText('table.png')).not.toBeInTheDocument()
  })

  it('shows previews of pictures, and releases those that are no longer shown', async () => {
    const { container, unmount } = render(<Page />)
    await user.upload(screen.getByLabelText('Images'), [picture('a.png'), picture('b.png')])
    const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(shown).toEqual([...previews])
    expect(shown).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect([...previews]).toEqual([expect.stringMatching(/^blob:b/)])
    unmount()
    expect(previews.size).toBe(0)
  })

  it('shows a document icon for a picture that the browser cannot render', async () => {
    const { container } = render(<Page />)
    await user.upload(screen.getByLabelText('Images'), picture('odd.png'))
    const image = container.querySelector('img')
    if (image) fireEvent.error(image)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('odd.png')).toBeVisible()
  })

  it('gives the focus to the chooser when a file is removed', async () => {
    render(<Page />)
    await user.upload(screen.getByLabelText('Images'), picture('a.png'))
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(screen.getByLabelText('Images')).toHaveFocus()
  })

  it('keeps its files while they are sent, and shows the progress', async () => {
    const { rerender } = render(<Page />)
    await user.upload(screen.getByLabelText('Images'), picture('a.png'))
    rerender(<Page progress={<Progress label="Sending" value={0.5} percentText={(part) => `${part} %`} />} />)
    fireEvent.drop(screen.getByText('Images'), { dataTransfer: { files: [picture('b.png')] } })
    expect(screen.queryByText('b.png')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Images')).toBeDisabled()
    expect(screen.getByRole('progressbar', { name: 'Sending' })).toHaveValue(50)
    expect(screen.queryByRole('button', { name: 'Remove a.png' })).not.toBeInTheDocument()
  })
})
