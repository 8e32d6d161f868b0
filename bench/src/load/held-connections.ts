import { connect, type Socket } from 'node:net'

/** A request that begins and never ends. */
export interface HeldRequest {
  /** Its head, with the final empty line if it has one. */
  readonly head: string
  /** The sent part of its body. */
  readonly body: Buffer
}

/** Connections that each send the beginning of a request, and then nothing. */
export interface HeldConnections {
  /** The number of answers so far, by status. */
  answered(): Record<string, number>
  /** The number of connections that are still open. */
  open(): number
  end(): void
}

/**
 * Opens connections, and sends on each as much as the service accepts.
 * @param requestOf the request of a connection, by its number
 */
export function holdConnections(
  url: string,
  count: number,
  requestOf: (number: number) => HeldRequest,
): HeldConnections {
  const { hostname, port } = new URL(url)
  const statuses: Record<string, number> = {}
  const open = new Set<Socket>()
  for (let number = 0; number < count; number++) {
    const socket = connect(Number(port), hostname)
    const { head, body } = requestOf(number)
    open.add(socket)
    let isAnswered = false
    socket.on('data', (piece: Buffer) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(piece.toString('latin1'))?.[1]
      if (status === undefined || isAnswered) return
      isAnswered = true
      statuses[status] = (statuses[status] ?? 0) + 1
    })
    // Expected: the service drops connections, which this measures.
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('end', () => socket.destroy())
    socket.write(head)
    socket.write(body)
  }
  return {
    answered: () => ({ ...statuses }),
    open: () => open.size,
    end() {
      for (const socket of open) socket.destroy()
    },
  }
}
