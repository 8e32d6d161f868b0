import { readTexts } from './corpus'
import { writeWeights } from './learned/learn'
import { describeValidation } from './learned/report'
import { measure, type Share } from './measure'
import { rulesVersion } from './version'

const usage = `npm run interlock -- FILE.jsonl   measures the interlock on a corpus, and lists what it got wrong;
                                  {"text","label":"scam|ok","lang","category"?} on each line
npm run interlock -- learn        learns the weights of the wording from the corpora, and writes them
npm run interlock -- validate     measures what is learned on authors that were left out, and on held-out texts
`

const say = (line: string) => process.stdout.write(`${line}\n`)
const percent = ({ right, of }: Share) => `${((100 * right) / of).toFixed(1)} % (${right} of ${of})`
const list = (title: string, shares: ReadonlyMap<string, Share>) => {
  say(`\n${title}`)
  for (const [key, share] of [...shares].sort()) say(`  ${key.padEnd(28)} ${percent(share)}`)
}

function measureFile(file: string): void {
  const { recall, falseAlarms, misses, alarms } = measure(readTexts(file))
  say(`rules ${rulesVersion}`)
  list('Recall', recall)
  list('False alarms', falseAlarms)
  for (const { lang, category, text } of misses) say(`\nmissed (${lang}, ${category ?? '-'}): ${text}`)
  for (const { lang, category, text } of alarms) say(`\nfalse alarm (${lang}, ${category ?? '-'}): ${text}`)
}

const [what] = process.argv.slice(2)
if (what === undefined) {
  process.stderr.write(usage)
  process.exit(2)
} else if (what === 'learn') writeWeights()
else if (what === 'validate') say(describeValidation())
else measureFile(what)
