import { parseArgs } from 'node:util'
import { timeTexts } from './timing'

/** Writes the times of `timeTexts` as JSON. `npm run bench -- interlock` runs this in a process of its own. */
const { values } = parseArgs({
  options: { lengths: { type: 'string', default: '' }, rounds: { type: 'string' } },
})
const times = timeTexts(values.lengths.split(',').map(Number), Number(values.rounds))
process.stdout.write(JSON.stringify(times))
