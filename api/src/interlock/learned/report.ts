import type { Share } from '../measure'
import {
  type Comparison,
  crossValidate,
  judgeHeldOut,
  type Outcome,
  totalOf,
  trainWithout,
} from './cross-validation'
import { unseenGroups } from './corpora'
import { doubt } from './wording'

const margins = [1, 1.2, 1.4, 1.5, 1.6, 1.7, 1.8, 2, 2.2]

/** The figures of `docs/safety.md`, and those of other margins. */
export function describeValidation(): string {
  const leftOut = trainWithout(unseenGroups)
  const unseen = crossValidate(leftOut)
  const total = totalled(unseen)
  return [
    head(`left out, margin ${doubt}`),
    ...rowsOf(unseen),
    row('all', total),
    '',
    head('held out'),
    ...rowsOf(judgeHeldOut()),
    '',
    head('margin'),
    ...margins.map((margin) => row(String(margin), totalled(crossValidate(leftOut, margin)))),
    '',
  ].join('\n')
}

const rowsOf = (comparisons: ReadonlyMap<string, Comparison>) =>
  [...comparisons].map(([corpus, comparison]) => row(corpus, comparison))

const totalled = (comparisons: ReadonlyMap<string, Comparison>): Comparison => ({
  alone: totalOf([...comparisons.values()].map(({ alone }) => alone)),
  together: totalOf([...comparisons.values()].map(({ together }) => together)),
})

const head = (what: string) =>
  line([what, 'rules: found', 'false alarms', 'with wording: found', 'false alarms'])
const row = (name: string, { alone, together }: Comparison) =>
  line([name, ...cellsOf(alone), ...cellsOf(together)])
const cellsOf = ({ recall, falseAlarms }: Outcome) => [percent(recall), percent(falseAlarms)]
const percent = ({ right, of }: Share) =>
  of === 0 ? 'none' : `${((100 * right) / of).toFixed(1)} % (${right} of ${of})`
const line = (cells: readonly string[]) =>
  cells
    .map((cell) => cell.padEnd(22))
    .join('')
    .trimEnd()
