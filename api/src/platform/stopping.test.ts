import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { startApi } from '../testing/api'

it('a stop does not wait for a connection on which nothing was ever said', async () => {
  const api = await startApi()
  const { port } = api.app.server.address() as AddressInfo
  const taken = once(api.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await taken
  const ended = once(socket, 'close')
  // The application itself has no patience after which it would cut connections off.
  await api.app.close()
  await ended
  expect(socket.destroyed).toBe(true)
  await api.close()
})
