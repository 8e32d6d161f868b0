import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { InEnglish } from '../testing/in-english'
import { UpdateOffer } from './update-offer'

const show = (unsaved: boolean) => {
  const answers = { onUpdate: jest.fn(), onLater: jest.fn() }
  render(
    <InEnglish>
      <UpdateOffer hasUnsaved={() => unsaved} {...answers} />
    </InEnglish>,
  )
  return answers
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the offer of an update', () => {
  it('says that it is ready, and applies it on request', async () => {
    const { onUpdate } = show(false)
    expect(screen.getByRole('status')).toHaveTextContent('A newer version of this site is ready')
    await press('Update')
    expect(onUpdate).toHaveBeenCalledTimes(1)
  })

  it('can be postponed', async () => {
    const { onUpdate, onLater } = show(false)
    await press('Later')
    expect(onLater).toHaveBeenCalledTimes(1)
    expect(onUpdate).not.toHaveBeenCalled()
  })

  it('asks before unsaved work is lost', async () => {
    const { onUpdate } = show(true)
    await press('Update')
    expect(screen.getByRole('dialog')).toHaveTextContent('Text that you have not sent may be lost.')
    await press('Keep typing')
    expect(onUpdate).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
