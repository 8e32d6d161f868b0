import { readdir, readFile } from 'node:fs/promises'

/** The clock ticks per second of Linux; `getconf CLK_TCK` returns the same on every current machine. */
const ticksPerSecond = 100

/**
 * The processor time of processes and their descendants, in seconds, including those that have ended. A process counts once, also if
 * it descends from another one of them.
 */
export async function processorTime(...pids: readonly number[]): Promise<number> {
  const all = await processes()
  const family = new Set(pids)
  for (let grown = true; grown;) {
    grown = false
    for (const { id, parent } of all)
      if (family.has(parent) && !family.has(id)) {
        family.add(id)
        grown = true
      }
  }
  return all.filter(({ id }) => family.has(id)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
}

async function processes(): Promise<{ id: number; parent: number; ticks: number }[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')))
  return read.flatMap((stat) => {
    // The command's name is in parentheses and may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const own = Number(fields[11]) + Number(fields[12])
    const ended = Number(fields[13]) + Number(fields[14])
    return stat === '' ? [] : [{ id: Number.parseInt(stat), parent: Number(fields[1]), ticks: own + ended }]
  })
}
