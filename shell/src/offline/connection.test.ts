import { type Connection, createConnection } from './connection'

function watch(isOffline = false) {
  const events = createConnection(isOffline)
  const seen: Connection[] = []
  events.connection$.subscribe((one) => seen.push(one))
  return { events, last: () => seen.at(-1) }
}

it('is offline with the age of the oldest shown answer, until an answer arrives', () => {
  const { events, last } = watch()
  events.keptShown(20)
  events.keptShown(10)
  expect(last()).toEqual({ isOffline: true, shownFrom: 10 })
  events.answered()
  expect(last()).toEqual({ isOffline: false })
})

it('forgets the age when another page is opened', () => {
  const { events, last } = watch(true)
  events.keptShown(20)
  events.left()
  expect(last()).toEqual({ isOffline: true })
})

it('follows the browser', () => {
  const { events, last } = watch()
  events.networkChanged(false)
  expect(last()).toEqual({ isOffline: true })
  events.networkChanged(true)
  expect(last()).toEqual({ isOffline: false })
})
