import { screen, within } from '@testing-library/react'
import { posting, refusedField } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fine, write } from '../testing/writing'
import { Component as PostPage } from './post-page'

it('a post that may be published is not published a second time after a change, unless its author wants that', async () => {
  const service = stubService()
  service.answer(posting, { kind: 'failed' })
  const { user } = renderRemote(<PostPage />, { path: '/post?type=fr', member: mina })
  await write(user, fine)
  const create = async () => {
    await user.click(screen.getByRole('button', { name: 'Create' }))
    return screen.findByRole('dialog')
  }
  const close = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await close(await create())
  await user.type(screen.getByLabelText('Subject'), ' in Mapo')
  service.answer(posting, { kind: 'invalid', sentences: [refusedField('Idempotency-Key')] })
  const dialog = await create()
  expect(dialog).toHaveTextContent(/What you sent first is published already, without your later changes/)
  await close(dialog)
  expect(screen.getByLabelText('Subject')).toHaveValue('A room in Mapo')
  service.answer(posting, { kind: 'failed' })
  await close(await create())
  const [first, changed, wanted] = service.keys(posting)
  expect([changed, wanted === first]).toEqual([first, false])
})
