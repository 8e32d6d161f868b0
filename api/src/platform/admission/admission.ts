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
import { arePausesWorthwhile, createPauses } from './pauses'
import { probePaths } from './probes'
import { createRefusalLog } from './refusal-log'
import { pathOf, refuse } from './refusals'
import { createSlots, type Slot } from './slots'
import { createStarts } from './starts'
import type { AdmissionState } from './state'

/** The parts that decide which requests are admitted. */
export interface Admission {
  /** A server that admits or refuses requests before Fastify sees them. */
  createServer(listener: RequestListener, timeouts: ServerTimeouts): Server
  state(): AdmissionState
  end(): void
}

/** Milliseconds, in the format of `node:http`. */
export interface ServerTimeouts {
  readonly requestTimeout: number
  readonly headersTimeout: number
  readonly connectionsCheckingInterval: number
  readonly keepAliveTimeout: number
}

/** Milliseconds between two checks of the event loop. */
const interval = 50
/** The milliseconds after which abandoned work no longer counts: the time limit of a database statement. */
const abandonedFor = 20_000

/**
 * Sheds load. While too many requests run, or the event loop is late, a further request gets 503 with Retry-After at once,
 * before its body is read. Event streams and downloads count until their answer begins.
 * @param fullQueues by path, whether the queue for the costly work of a call would refuse every request. Refused here, it costs
 * a fifth of what it costs in the handler, which matters if most are refused
 */
export function createAdmission(
  settings: AdmissionSettings,
  log: Logger,
  fullQueues: ReadonlyMap<string, () => boolean> = new Map(),
): Admission {
  const limit = createConcurrencyLimit(settings)
  const slots = createSlots()
  const logRefusal = createRefusalLog(log)
  const pauses = createPauses()
  const starts = createStarts()
  let pausing = false
  let shed = 0
  /** Without those that a full queue refused, which say nothing about the number of concurrent requests. */
  let overLimit = 0
  let overLimitBefore = 0
  let checkedAt = performance.now()
  const checking = setInterval(() => {
    const now = performance.now()
    const delay = now - checkedAt - interval
    const refused = overLimit - overLimitBefore
    pausing = arePausesWorthwhile({ delay, refused: refused / interval })
    limit.adapt({ delay, median: slots.takeMedian(), shedding: refused > 0 })
    overLimitBefore = overLimit
    checkedAt = now
    slots.sweep()
    pauses.sweep(limit.current() - slots.inFlight())
  }, interval).unref()

  return {
    createServer: (listener, timeouts) =>
      createServer(
        { ...timeouts, ServerResponse: AdmittedResponse },
        (request, response: AdmittedResponse) => {
          const path = pathOf(request.url ?? '')
          if (probePaths.has(path)) return listener(request, response)
          const isOver = slots.inFlight() >= limit.current()
          if (isOver || fullQueues.get(path)?.()) {
            shed++
            logRefusal({ shed, inFlight: slots.inFlight(), limit: limit.current() })
            refuse(request, response)
            if (!isOver) return
            overLimit++
            if (pausing) response.once('close', () => pauses.add(request))
            return
          }
          holdSlot(slots.enter(request), response)
          starts(() => listener(request, response))
        },
      ),
    state: () => ({ inFlight: slots.inFlight(), limit: limit.current(), shed }),
    end: () => clearInterval(checking),
  }
}

/** A response that releases its slot when the answer begins. */
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
    // The client is gone, but its work may still run.
    if (!response.headersSent) setTimeout(() => slot.leave(), abandonedFor).unref()
  })
}
