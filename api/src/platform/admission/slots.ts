import type { IncomingMessage } from 'node:http'

/** An admitted request. */
export interface Slot {
  /** Releases the slot; a second call has no effect. */
  leave(): void
}

/** Counts requests in progress, from their head until their answer begins. */
export interface Slots {
  inFlight(): number
  /** The median time of the requests that left since the last call, in milliseconds; 0 without any. */
  takeMedian(): number
  enter(request: Pick<IncomingMessage, 'complete' | 'once'>): Slot
  /**
   * Stops counting requests whose body was already arriving at the previous sweep. They cost no work yet, and slow or
   * stalled uploads must not occupy slots.
   */
  sweep(): void
}

/** @param now milliseconds; by default the clock */
export function createSlots(now: () => number = () => performance.now()): Slots {
  let inFlight = 0
  let receiving: AdmittedSlot[] = []
  let times: number[] = []

  class AdmittedSlot implements Slot {
    /** Whether a sweep has seen the slot. A slot that entered just before a sweep is handled at the next one. */
    private seen = false
    private countedSince = now()
    private state: 'counted' | 'waiting' | 'left' = 'counted'

    constructor(private readonly request: Pick<IncomingMessage, 'complete' | 'once'>) {
      inFlight++
    }

    leave(): void {
      if (this.state === 'counted') {
        inFlight--
        times.push(now() - this.countedSince)
      }
      this.state = 'left'
    }

    /** @returns whether the body is still arriving */
    isReceiving(): boolean {
      if (this.state !== 'counted' || this.request.complete) return false
      if (!this.seen) return (this.seen = true)
      this.state = 'waiting'
      inFlight--
      this.request.once('end', () => {
        if (this.state !== 'waiting') return
        this.state = 'counted'
        this.countedSince = now()
        inFlight++
      })
      return false
    }
  }

  return {
    inFlight: () => inFlight,
    takeMedian() {
      const median = times.sort((a, b) => a - b)[times.length >> 1] ?? 0
      times = []
      return median
    },
    enter(request) {
      const slot = new AdmittedSlot(request)
      receiving.push(slot)
      return slot
    },
    sweep() {
      receiving = receiving.filter((slot) => slot.isReceiving())
    },
  }
}
