import { createServer, type ServerResponse } from 'node:http'

/**
 * A trivial server of event streams. GET opens a stream of the reader in the header `x-reader`; POST sends an event to all
 * streams of that reader.
 */
const streams = new Map<string, ServerResponse[]>()

createServer((request, response) => {
  const reader = String(request.headers['x-reader'])
  if (request.method === 'POST') {
    request.resume().on('end', () => {
      for (const stream of streams.get(reader) ?? []) stream.write('event: unread\ndata: {"count":1}\n\n')
      response.end('{"res":0}')
    })
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' })
  response.write('retry: 5000\n\nevent: unread\ndata: {"count":0}\n\n')
  const own = streams.get(reader) ?? []
  streams.set(reader, own)
  own.push(response)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'))
