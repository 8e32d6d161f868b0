import { act, screen, waitFor } from '@testing-library/react'
import { writeInMyCase } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { WriteForm } from './write-form'

it('keeps what is typed while a message is being sent, also after a reload', async () => {
  const service = stubService()
  let arrive = (): void => {}
  service.answer(writeInMyCase, () => new Promise((resolve) => (arrive = () => resolve({ kind: 'ok' }))))
  const show = () =>
    renderRemote(
      <WriteForm
        id={9}
        isOpen
        reader={{ idx: 9 }}
        refetch={() => Promise.resolve()}
        onRemoved={() => undefined}
      />,
      { path: '/case?idx=9', member: mina },
    )
  const { user, unmount } = show()
  const box = screen.getByLabelText('Write to your agent')
  await user.type(box, 'At five.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(box, ' Or at six?')
  act(() => arrive())
  await waitFor(() => expect(box).toHaveValue('Or at six?'))
  unmount()
  show()
  expect(screen.getByLabelText('Write to your agent')).toHaveValue('Or at six?')
})
