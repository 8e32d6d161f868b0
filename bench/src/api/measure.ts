import pg from 'pg'
import { sizes, type SizeName } from '../data/sizes'
import { type Contender, interleaved } from '../measure/rounds'
import { startSite } from '../site'
import { type BenchCall, benchCalls } from './calls'
import { type Effort, type Figures, once, type FilledSite, reference, service } from './contenders'
import { signInAs } from './member'
import { startReference } from './reference'
import { type CallResult, summary } from './summary'

/** The measurements, by size and call. */
export type Results = Partial<Record<SizeName, CallResult[]>>

/**
 * Measures every call at all sizes in the same rounds: sites of all sizes run at the same time and take turns.
 * @param wanted the calls
 * @param onMeasured called after each call, by size
 */
export async function measure(
  names: readonly SizeName[],
  effort: Effort,
  wanted: (call: BenchCall) => boolean,
  onMeasured: (results: Readonly<Record<string, CallResult>>) => void,
): Promise<Results> {
  const filled: FilledSite[] = []
  try {
    for (const size of names) filled.push(await openSite(size))
    const results: Results = {}
    for (const { name } of benchCalls(sizes['10k']).filter(wanted)) {
      const measured = await measureCall(filled, name, effort)
      for (const size of names) (results[size] ??= []).push(...(measured[size] ? [measured[size]] : []))
      onMeasured(measured)
    }
    return results
  } finally {
    for (const { client, second, site } of filled) {
      await client.end()
      await second.stop()
      await site.stop()
    }
  }
}

async function openSite(size: SizeName): Promise<FilledSite> {
  const site = await startSite(size)
  const second = await startSite(`${size}-second`, site.databaseUrl)
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  return { size, site, second, client, token: await signInAs(client, 1) }
}

async function measureCall(
  filled: readonly FilledSite[],
  name: string,
  effort: Effort,
): Promise<Record<string, CallResult>> {
  const callAt = ({ size }: FilledSite) => {
    const call = benchCalls(sizes[size]).find((each) => each.name === name)
    if (!call) throw new Error(`There is no call "${name}"`)
    return call
  }
  const [smallest] = filled
  if (!smallest) return {}
  const call = callAt(smallest)
  const trivial = await startReference(await once(smallest, call))
  const contenders: Contender<Figures>[] = reference(trivial, call, effort)
  for (const filledSite of filled)
    contenders.push(...(await service(filledSite, callAt(filledSite), effort, filledSite === filled.at(-1))))
  try {
    // Warm up: code is not compiled yet, and tables are not in memory.
    await interleaved(1, contenders)
    const figures = await interleaved(effort.rounds, contenders)
    return Object.fromEntries(filled.map(({ size }) => [size, summary(name, size, figures)]))
  } finally {
    await trivial.stop()
  }
}
