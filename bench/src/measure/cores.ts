import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Whether `separately` can divide the machine's processors. */
const divides = (): boolean => process.platform === 'linux' && availableParallelism() > 1

/**
 * Separates a service from its clients: the processes that `start` starts get all processors but the last, and those that
 * this process starts later get the last one. Otherwise the clients would take processor time from the service, which could
 * then not reach its best throughput. Uses `taskset` of util-linux.
 * @returns the result of `start`, and the number of the service's processors; undefined if they cannot be divided
 */
export async function separately<Started>(
  start: () => Promise<Started>,
): Promise<{ readonly started: Started; readonly cores: number | undefined }> {
  if (!divides()) return { started: await start(), cores: undefined }
  const last = availableParallelism() - 1
  pinTo(last === 1 ? '0' : `0-${last - 1}`)
  try {
    return { started: await start(), cores: last }
  } finally {
    pinTo(String(last))
  }
}

/** Restricts all threads of this process to some processors. Processes that it starts later inherit them. */
function pinTo(processors: string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(process.pid)])
}
