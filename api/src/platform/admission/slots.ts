import type { IncomingMessage } from 'node:http'

/** One request that was let in. */
export interface Slot {
  /** Gives the slot back; a second time does nothing. */
  leave(): void
}

/** Counts the requests that are worked on, from their head until their answer begins. */
export interface Slots {
  inFlight(): number
  /** The median time that requests which left since the last time took, in milliseconds; 0 where none did. */
  takeMedian(): number
  enter(request: Pick<IncomingMessage, 'complete' | 'once'>): Slot
  /**
   * Stops counting requests whose body is still on its way since the sweep before. They cost no work until it is there, and
   * slow or stalled uploads must not take the place of others.
   */
  sweep(): void
}

/** @param now milliseconds; the clock unless told */
export function createSlots(now: () => number = () => performance.now()): Slots {
  let inFlight = 0
  let receiving: AdmittedSlot[] = []
  let times: number[] = []

  class AdmittedSlot implements Slot {
    /** A slot that entered just before a sweep is left for the next one. */
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

    /** @returns whether the body is still to come */
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
