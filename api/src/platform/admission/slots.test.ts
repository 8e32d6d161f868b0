import { EventEmitter } from 'node:events'
import { createSlots } from './slots'

/** A request whose body has arrived or is arriving. */
function request(complete: boolean) {
  const emitter = new EventEmitter()
  const made = Object.assign(emitter, {
    complete,
    arrive() {
      made.complete = true
      emitter.emit('end')
    },
  })
  return made as unknown as Parameters<ReturnType<typeof createSlots>['enter']>[0] & { arrive(): void }
}

it('counts a request until it leaves, and only once', () => {
  const slots = createSlots()
  const [first] = [slots.enter(request(true)), slots.enter(request(true))]
  expect(slots.inFlight()).toBe(2)
  first.leave()
  first.leave()
  expect(slots.inFlight()).toBe(1)
})

it('counts a request with a complete body, however long it takes', () => {
  const slots = createSlots()
  slots.enter(request(true))
  for (let n = 0; n < 5; n++) slots.sweep()
  expect(slots.inFlight()).toBe(1)
})

it('does not count a stalled body from the second sweep on, and counts it again when it is complete', () => {
  const slots = createSlots()
  const stalled = request(false)
  const slot = slots.enter(stalled)
  slots.sweep()
  expect(slots.inFlight()).toBe(1)
  slots.sweep()
  expect(slots.inFlight()).toBe(0)
  stalled.arrive()
  expect(slots.inFlight()).toBe(1)
  slot.leave()
  expect(slots.inFlight()).toBe(0)
})

it('never counts below zero if a request ends before its body is complete', () => {
  const slots = createSlots()
  const stalled = request(false)
  const slot = slots.enter(stalled)
  slots.sweep()
  slots.sweep()
  slot.leave()
  stalled.arrive()
  expect(slots.inFlight()).toBe(0)
})

it('reports the median time of finished requests, from the end of their body', () => {
  let time = 0
  const slots = createSlots(() => time)
  const [quick, middle, slow] = [slots.enter(request(true)), slots.enter(request(true)), request(false)]
  const slowest = slots.enter(slow)
  slots.sweep()
  slots.sweep()
  time = 10
  quick.leave()
  time = 50
  middle.leave()
  slow.arrive()
  time = 250
  slowest.leave()
  expect(slots.takeMedian()).toBe(50)
  expect(slots.takeMedian()).toBe(0)
})
