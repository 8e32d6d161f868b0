import { followLongTasks } from './mount-time'

/** A browser that has already run these long tasks, and reports them to a new observer. */
function browserWith(tasks: readonly { startTime: number; duration: number }[], types = ['longtask']) {
  return {
    PerformanceObserver: class {
      static readonly supportedEntryTypes = types
      readonly #report: (list: { getEntries: () => unknown }) => void
      constructor(report: (list: { getEntries: () => unknown }) => void) {
        this.#report = report
      }
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        if (type === 'longtask' && buffered) this.#report({ getEntries: () => tasks })
      }
      takeRecords = () => []
    } as unknown as typeof PerformanceObserver,
  }
}
const task = (startTime: number, duration: number) => ({ startTime, duration })

it.each([
  ['a task within it', [task(110, 60)], 60],
  ['the part of a task that began before it', [task(40, 100)], 40],
  ['the part of a task that ends after it', [task(250, 100)], 50],
  ['no task before or after it', [task(0, 100), task(300, 90)], 0],
  ['several tasks', [task(100, 50), task(160, 70)], 120],
  ['nothing, if no task was long', [], 0],
])('a mount blocks the main thread for %s', (_case, tasks, blocked) => {
  expect(followLongTasks(browserWith(tasks))({ from: 100, to: 300 })).toBe(blocked)
})

it('nothing is said in a browser that does not report long tasks', () => {
  expect(followLongTasks(browserWith([task(110, 60)], ['paint']))({ from: 100, to: 300 })).toBeUndefined()
  expect(followLongTasks({})({ from: 100, to: 300 })).toBeUndefined()
})
