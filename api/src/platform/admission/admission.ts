import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http'
import type { Logger } from 'pino'
import type { AdmissionSettings } from '../capacity-settings'
import { createConcurrencyLimit } from './limit'
import { createPauses } from './pauses'
import { createRefusalLog } from './refusal-log'
import { pathOf, refuse } from './refusals'
import { createSlots, type Slot } from './slots'
import type { AdmissionState } from './state'

/** What decides which requests are worked on. */
export interface Admission {
  /** A server whose requests are admitted or refused before Fastify sees them. */
  createServer(listener: RequestListener, timeouts: ServerTimeouts): Server
  state(): AdmissionState
  end(): void
}

/** Milliseconds, as `node:http` reads them. */
export interface ServerTimeouts {
  readonly requestTimeout: number
  readonly headersTimeout: number
  readonly connectionsCheckingInterval: number
  readonly keepAliveTimeout: number
}

/** Milliseconds between two looks at the event loop. */
const interval = 50
/** Milliseconds that the event loop may be late before refused connections are paused. */
const pauseAbove = 15
/** Milliseconds that abandoned work counts at most: as long as a statement of the database may take. */
const abandonedFor = 20_000

/** Balancers and monitoring need an answer most of all when the service is busy. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Sheds load: while too many requests are worked on, or the event loop is late, further ones get 503 with Retry-After at once,
 * before their body is read. Event streams and downloads count until their answer begins.
 */
export function createAdmission(settings: AdmissionSettings, log: Logger): Admission {
  const limit = createConcurrencyLimit(settings)
  const slots = createSlots()
  const logRefusal = createRefusalLog(log)
  const pauses = createPauses()
  let late = false
  let shed = 0
  let shedBefore = 0
  let lookedAt = performance.now()
  const looking = setInterval(() => {
    const now = performance.now()
    const delay = now - lookedAt - interval
    late = delay > pauseAbove
    pauses.sweep()
    limit.adapt({
      delay,
      median: slots.takeMedian(),
      shedding: shed > shedBefore,
    })
    shedBefore = shed
    lookedAt = now
    slots.sweep()
  }, interval).unref()

  return {
    createServer: (listener, timeouts) =>
      createServer(
        { ...timeouts, ServerResponse: AdmittedResponse },
        (request, response: AdmittedResponse) => {
          if (!probes.has(pathOf(request.url ?? ''))) {
            if (slots.inFlight() >= limit.current()) {
              shed++
              logRefusal({ shed, inFlight: slots.inFlight(), limit: limit.current() })
              refuse(request, response)
              if (late) response.once('close', () => pauses.add(request))
              return
            }
            holdSlot(slots.enter(request), response)
          }
          listener(request, response)
        },
      ),
    state: () => ({ inFlight: slots.inFlight(), limit: limit.current(), shed }),
    end: () => clearInterval(looking),
  }
}

/** A response that gives back its slot when the answer begins. */
class AdmittedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  slot: Slot | undefined

  override writeHead(status: number, ...rest: unknown[]): this {
    this.slot?.leave()
    return super.writeHead(status, ...(rest as []))
  }
}

function holdSlot(slot: Slot, response: AdmittedResponse): void {
  response.slot = slot
  response.once('close', () => {
    // The client has gone, but the work for it may go on.
    if (!response.headersSent) setTimeout(() => slot.leave(), abandonedFor).unref()
  })
}
