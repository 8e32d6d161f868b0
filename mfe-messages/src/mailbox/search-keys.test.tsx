import { msgs } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { MailboxOverPage } from '../testing/mailbox-over-page'

/** A mailbox in which somebody has searched. */
async function searched() {
  const service = stubService()
  service.answer(msgs, { kind: 'ok', data: [] })
  const { user } = renderRemote(<MailboxOverPage />, { path: '/message', member: mina })
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'rent{Enter}')
  expect(await screen.findByText('No message contains these words')).toBeVisible()
  return { service, box }
}

it('Escape empties the search, and only the next one closes the message centre', async () => {
  const { service, box } = await searched()
  // A dialog closes if its page does not handle the key.
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false)
  expect(box).toHaveValue('')
  await waitFor(() => expect(service.sent(msgs).at(-1)?.fields).toMatchObject({ searchData: '' }))
  expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(true)
})

it('an Escape that ends a syllable keeps the search', async () => {
  const { box } = await searched()
  fireEvent.keyDown(box, { key: 'Escape', isComposing: true })
  expect(box).toHaveValue('rent')
})
