import path from 'node:path'
import { api } from './api/api'
import { budgets } from './budgets/budgets'
import { builds } from './builds/builds'
import { clicks } from './clicks/clicks'
import { cluster } from './cluster/cluster'
import { postgresMajor } from './cluster/postgres-major'
import { contenders } from './contenders/contenders'
import { data } from './data/data'
import { deltas } from './deltas/deltas'
import { develop } from './develop/develop'
import { drill } from './drill/drill'
import { alerts } from './alerts/alerts'
import { find } from './find/find'
import { frames } from './frames/frames'
import { endOnSignals } from './processes'
import { floor } from './api/floor'
import { rowNumber } from './api/row-number'
import { live } from './live/live'
import { interlock } from './interlock/interlock'
import { interactions } from './interactions/interactions'
import { lighthouse } from './lighthouse/lighthouse'
import { load } from './load/load'
import { mails } from './mails/mails'
import { writeReport } from './report/write-report'
import { pages } from './pages/pages'
import { reads } from './reads/reads'
import { replicas } from './replicas/replicas'
import { scale } from './scale/scale'
import { scaling } from './scaling/scaling'
import { ship } from './ship/ship'
import { repository } from './site'
import { tables } from './tables/tables'
import { unload } from './unload/unload'
import { change } from './web/change'
import { weights } from './weights/weights'

/** `npm run bench -- <name> [...]`: each benchmark is one command, and most write their result to `bench/results`. */
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  data,
  api,
  budgets,
  builds,
  change,
  clicks,
  cluster,
  'postgres-major': postgresMajor,
  floor,
  interactions,
  interlock,
  alerts,
  mails,
  find,
  reads,
  deltas,
  develop,
  frames,
  ship,
  contenders,
  pages,
  lighthouse,
  weights,
  scale,
  live,
  'row-number': rowNumber,
  load,
  drill,
  replicas,
  tables,
  unload,
  scaling,
  results: () => writeReport(path.join(repository, 'bench')),
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`npm run bench -- <${Object.keys(benches).join(' | ')}>`)
  process.exit(2)
}
endOnSignals()
await bench(args)
// Any new result may change what docs/scaling.md reckons.
if (bench !== scaling) await scaling()
