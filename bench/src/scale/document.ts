import { Agent, request } from 'node:http'

/** The sizes and the latency of a page. Sizes are in bytes. */
export interface DocumentCost {
  readonly plain: number
  /** The transferred size. */
  readonly sent: number
  /** The mean latency in milliseconds, of requests one after the other on one connection. */
  readonly answered: number
}

/**
 * Requests the same page repeatedly.
 * @param times the number of requests
 */
export async function documentCost(url: string, times: number): Promise<DocumentCost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const plain = await documentOf(url, agent, 'identity')
    const began = performance.now()
    let sent = 0
    for (let n = 0; n < times; n++) sent = (await documentOf(url, agent, 'br')).length
    return { plain: plain.length, sent, answered: (performance.now() - began) / times }
  } finally {
    agent.destroy()
  }
}

function documentOf(url: string, agent: Agent, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, accept: 'text/html', 'x-forwarded-for': '10.9.9.9' }
    const outgoing = request(url, { agent, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.once('end', () => resolve(Buffer.concat(pieces)))
      answer.once('error', reject)
    })
    outgoing.once('error', reject)
    outgoing.end()
  })
}
