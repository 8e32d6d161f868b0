import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { parseArgs, promisify } from 'node:util'
import { quantile } from '../measure/statistics'
import { saveResult } from '../results'
import { repository } from '../site'
import type { InterlockResult } from './interlock-result'

/** UTF-16 units; a post may have 20,000. */
const lengths = [200, 1000, 2000, 5000, 20_000]

interface TextTime {
  readonly lang: string
  readonly length: number
  readonly judged: number
  readonly normalised: number
}

/** How long the scam interlock judges a text: `npm run bench -- interlock [--rounds 41]`. */
export async function interlock(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '41' } } })
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsx, 'api/src/interlock/timing-command.ts', '--rounds', values.rounds, '--lengths', lengths.join()],
    { cwd: repository, maxBuffer: 2 ** 26 },
  )
  const { texts, joined } = JSON.parse(stdout) as Readonly<Record<'texts' | 'joined', readonly TextTime[]>>
  const sorted = texts.map(({ judged }) => judged).sort((one, other) => one - other)
  const result: InterlockResult = {
    rounds: Number(values.rounds),
    texts: {
      count: texts.length,
      longest: Math.max(...texts.map(({ length }) => length)),
      median: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      most: quantile(sorted, 1),
    },
    lengths: joined.map(({ lang, length, judged, normalised }) => ({
      lang,
      length,
      judged,
      timesNormalised: judged / normalised,
    })),
  }
  console.table(result.lengths)
  console.log(result.texts)
  await saveResult('interlock', result)
}
