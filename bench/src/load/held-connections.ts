import { connect, type Socket } from 'node:net'

/** One request that is begun and never ended. */
export interface HeldRequest {
  /** Its head, with the empty line behind it where it has one. */
  readonly head: string
  /** What is sent of its body. */
  readonly body: Buffer
}

/** Connections that send the beginning of a request each, and then nothing. */
export interface HeldConnections {
  /** Answers that came in so far, by status. */
  answered(): Record<string, number>
  /** How many are still open. */
  open(): number
  end(): void
}

/**
 * Opens connections and sends on each as much as the service takes.
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
    // The service drops connections: that is what is measured.
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
