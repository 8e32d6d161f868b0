/** Prioritized Task Scheduling, section 2.2. Not every browser has it. */
interface Scheduler {
  yield?(): Promise<void>
}

/** Lets the browser handle input and paint. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
