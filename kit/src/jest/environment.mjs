import { webcrypto } from 'node:crypto'
import { TestEnvironment } from 'jest-environment-jsdom'

/** From Node 24 on, a request of Node accepts Node's own signals only. Those of a page are jsdom's. */
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

/** Features of every browser that Node has and jsdom lacks. */
const fromNode = {
  TextEncoder,
  TextDecoder,
  // TextEncoder returns bytes of Node's realm; `instanceof` must work for them.
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

/** jsdom with the platform features that only its outer realm can provide. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const [name, value] of Object.entries(fromNode)) {
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true })
    }
    Object.defineProperty(this.global.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  }
}
