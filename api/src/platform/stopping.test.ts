import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { startApi } from '../testing/api'

it('a stop does not wait for a connection without a request', async () => {
  const api = await startApi()
  const { port } = api.app.server.address() as AddressInfo
  const taken = once(api.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await taken
  const ended = once(socket, 'close')
  // The application alone has no time limit that would close connections.
  await api.app.close()
  await ended
  expect(socket.destroyed).toBe(true)
  await api.close()
})
