import { webcrypto } from 'node:crypto'
import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-jsdom'

// The roles of ARIA, as Testing Library knows them: tables of 150 modules that never change, so they are read once for all files
// of a worker rather than for each. See aria-query.cjs.
const ariaQuery = createRequire(createRequire(import.meta.url).resolve('@testing-library/dom'))('aria-query')

/** From Node 24 on, a request of Node accepts signals of Node only; those of a page are jsdom's. */
class RequestOfPage extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, { ...init, signal: signal && signalOfNode(signal) })
  }
}

function signalOfNode(signal) {
  if (signal instanceof AbortSignal) return signal
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}

/** What every browser has and jsdom leaves out, although Node has it too. */
const fromNode = {
  TextEncoder,
  TextDecoder,
  // TextEncoder's bytes are of Node's realm; `instanceof` must hold for them.
  Uint8Array,
  ArrayBuffer,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  Headers,
  Request: RequestOfPage,
  Response,
  structuredClone,
}

/** jsdom with the parts of the platform that can only be handed in from outside its realm. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true })
    }
    Object.defineProperty(this.global, 'ariaQuery', { value: ariaQuery })
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  }
}
