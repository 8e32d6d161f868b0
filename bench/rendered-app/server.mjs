import { createReadStream, existsSync } from 'node:fs'
import { createServer, request } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createRequestHandler } from 'react-router'
import * as build from './build/server/index.js'

/** Serves the built application: its files with compressed copies, its pages compressed, and the calls of the service. */
const { PORT, SERVICE_URL = '' } = process.env
const client = path.join(import.meta.dirname, 'build/client')
const types = { '.js': 'application/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const compressed = promisify(brotliCompress)
const answer = createRequestHandler(build, 'production')

const server = createServer((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost')
  if (pathname === '/readyz') return outgoing.end('ready')
  if (/^\/(api|files)\//.test(pathname)) return forward(incoming, outgoing)
  const file = path.join(client, path.normalize(pathname))
  if (pathname.startsWith('/assets/') && existsSync(file)) return sendFile(file, outgoing)
  return void sendPage(incoming, outgoing)
})
// The proxy in front keeps its connections. Closed after Node's five idle seconds, one would fail the request that reuses it.
server.keepAliveTimeout = 0
server.listen(Number(PORT), '127.0.0.1')

function sendFile(file, outgoing) {
  const copy = existsSync(`${file}.br`)
  outgoing.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ...(copy && { 'Content-Encoding': 'br' }),
  })
  pipeline(createReadStream(copy ? `${file}.br` : file), outgoing, () => {})
}

/** Renders and sends a page. Pages are requested by GET only. */
async function sendPage({ url, headers }, outgoing) {
  const pageRequest = new Request(new URL(url, `http://${headers.host}`), { headers: { ...headers } })
  const page = await answer(pageRequest)
  outgoing.writeHead(page.status, { ...Object.fromEntries(page.headers), 'Content-Encoding': 'br' })
  outgoing.end(await compressed(Buffer.from(await page.arrayBuffer()), brotli))
}

function forward(incoming, outgoing) {
  const { method, headers } = incoming
  const upstream = request(new URL(incoming.url, SERVICE_URL), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, outgoing, () => {})
  })
  upstream.once('error', () => outgoing.destroy())
  pipeline(incoming, upstream, () => {})
}
