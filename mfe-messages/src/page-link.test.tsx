import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { screen, waitFor } from '@testing-library/react'
import { SafetyLinks } from './message-view/safety-links'

it.each([
  ['Report this message', '/report?kind=message&id=2'],
  ['Block the sender', '/block?kind=message&id=2'],
])('the link "%s" closes the message centre, which would cover its page', async (name, address) => {
  const close = jest.fn()
  const options = { path: '/userspacetrade', member: mina, props: { center: { close } } }
  const { user, shell } = renderRemote(<SafetyLinks id={2} sender="alex@example.com" />, options)
  await user.click(screen.getByRole('link', { name }))
  await waitFor(() => expect(shell.navigate).toHaveBeenCalledWith(address, {}))
  expect(close).toHaveBeenCalledTimes(1)
})
