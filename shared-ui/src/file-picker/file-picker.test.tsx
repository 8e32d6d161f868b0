import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FilePicker } from './file-picker'

beforeAll(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
})

const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })

function Page({ onFiles = () => {} }: { onFiles?: (files: readonly File[]) => void }) {
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
      most={2}
      files={files}
      onFiles={(chosen) => {
        setFiles(chosen)
        onFiles(chosen)
      }}
    />
  )
}

describe('the file picker', () => {
  const user = userEvent.setup({ applyAccept: false })

  it('takes pictures and lets each go again', async () => {
    render(<Page />)
    await user.upload(screen.getByLabelText('Images'), [picture('a.png'), picture('b.png')])
    expect(screen.getByText('a.png')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(screen.queryByText('a.png')).not.toBeInTheDocument()
    expect(screen.getByText('b.png')).toBeVisible()
  })

  it('refuses what is no picture, too large or too many, says why, and takes the rest', async () => {
    const chosen = jest.fn()
    render(<Page onFiles={chosen} />)
    const files = [text, picture('large.png', 101), picture('a.png'), picture('b.png'), picture('c.png')]
    await user.upload(screen.getByLabelText('Images'), files)
    expect(screen.getByText('notes.txt: type')).toBeVisible()
    expect(screen.getByText('large.png: size')).toBeVisible()
    expect(screen.getByText('c.png: count')).toBeVisible()
    expect(chosen).toHaveBeenCalledWith([files[2], files[3]])
  })

  it('takes what is dropped or pasted', () => {
    render(<Page />)
    const zone = screen.getByText('Up to two.')
    fireEvent.drop(zone, { dataTransfer: { files: [picture('dropped.png')] } })
    fireEvent.paste(zone, { clipboardData: { files: [picture('pasted.png')] } })
    expect(screen.getByText('dropped.png')).toBeVisible()
    expect(screen.getByText('pasted.png')).toBeVisible()
  })
})
