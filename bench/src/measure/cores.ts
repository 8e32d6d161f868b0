import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Whether `separately` can divide the machine's processors. */
const divides = (): boolean => process.platform === 'linux' && availableParallelism() > 1

/**
 * Gives what `start` starts, such as a service with its database, all processors but the last, and everything that this
 * process starts later the last one. Otherwise the offered load would take processor time from the service, which could
 * then never reach its best throughput again. Uses `taskset` of util-linux.
 * @returns what `start` returns, and how many processors the service has; undefined where processors cannot be divided
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
