/** What browsers bring that know how to go on where they were (Prioritized Task Scheduling, section 2.2). */
interface Scheduler {
  yield?(): Promise<void>
}

/** Lets the browser answer to what was clicked meanwhile, and paint. */
export function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}
