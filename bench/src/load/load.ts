import { migrateUnderWrites } from './migrate-under-writes'
import { overload } from './overload'
import { rollingRestart } from './rolling-restart'
import { stalledBodies } from './stalled-bodies'

/** Each runs against the built service and writes its own result. */
const scenarios: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  'migrate-under-writes': migrateUnderWrites,
  overload,
  'rolling-restart': rollingRestart,
  'stalled-bodies': stalledBodies,
}

/** What the service does under hostile or excessive load: `npm run bench -- load <scenario> [...]`. */
export async function load([name = '', ...words]: readonly string[]): Promise<void> {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`npm run bench -- load <${Object.keys(scenarios).join(' | ')}>`)
  await scenario(words)
}
