import { manyConnections } from './many-connections'
import { migrateUnderWrites } from './migrate-under-writes'
import { hold } from './hold'
import { overload } from './overload'
import { pictures } from './pictures'
import { rollingRestart } from './rolling-restart'
import { sitemapSearch } from './sitemap-search'
import { stalledBodies } from './stalled-bodies'
import { upgrade } from './upgrade'
import { traces } from './traces'

/** The scenarios, by name. Each runs against the built service and writes its own result. */
const scenarios: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  'many-connections': manyConnections,
  'migrate-under-writes': migrateUnderWrites,
  overload,
  'rolling-restart': rollingRestart,
  'stalled-bodies': stalledBodies,
  hold,
  'sitemap-search': sitemapSearch,
  upgrade,
  pictures,
  traces,
}

/** Runs the service under hostile or excessive load: `npm run bench -- load <scenario> [...]`. */
export async function load([name = '', ...args]: readonly string[]): Promise<void> {
  const scenario = scenarios[name]
  if (!scenario) {
    console.error(`npm run bench -- load <${Object.keys(scenarios).join(' | ')}>`)
    process.exit(2)
  }
  await scenario(args)
}
