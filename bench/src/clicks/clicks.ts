import { parseArgs } from 'node:util'
import { startCheckout } from '../checkout'
import { quantile, spreadOf } from '../measure/statistics'
import { saveResult } from '../results'
import { repository } from '../site'
import { launch } from '../web/browser'
import { startFront } from '../web/front'
import type { ClicksResult, StepResult } from './clicks-result'
import { menuOf, type Scenario, scenarios } from './scenarios'
import { fillSecondPage } from './second-page'
import { take, type Taken } from './visit'

/**
 * Measures how long a person waits after a touch: `npm run bench -- clicks [--rounds 7] [--only <text>]`. `--only` selects the
 * scenarios with a step whose name contains a text, and stores no result.
 */
export async function clicks(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '7' }, only: { type: 'string' } },
  })
  const { only } = values
  const rounds = Number(values.rounds)
  const site = await startCheckout(repository)
  const front = await startFront(site.url)
  const browser = await launch([front.pin])
  try {
    await fillSecondPage(site, 'tr')
    const chosen = scenarios(await menuOf(site.url)).filter(
      ({ steps }) => only === undefined || steps.some(({ name }) => name.includes(only)),
    )
    const taken: Taken[] = []
    for (let round = 0; round < rounds; round++)
      for (const scenario of chosen) taken.push(...(await take(browser, front.url, scenario)))
    const found = foundOf(chosen, taken)
    for (const step of found.steps) console.log(`  ${step.name}: ${inWords(step)}`)
    const { p75, most, touches } = found.interaction
    console.log(`  interaction to next paint: p75 ${p75} ms, at most ${most} ms, of ${touches}`)
    if (only === undefined) await saveResult('clicks', { rounds, ...found })
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}

const inWords = ({ time, requests, skeletons, misplaced }: StepResult): string =>
  [
    `${Math.round(time.median)} ms (${Math.round(time.least)} to ${Math.round(time.most)})`,
    `${requests.median} requests`,
    ...(skeletons > 0 ? [`${skeletons} skeletons`] : []),
    ...(misplaced > 0 ? [`${misplaced} misplaced`] : []),
  ].join(', ')

/** The figures of each step over all rounds. */
export function foundOf(chosen: readonly Scenario[], taken: readonly Taken[]): ClicksResult {
  const steps = chosen
    .flatMap((scenario) => scenario.steps)
    .map(({ name, within }): StepResult => {
      const own = taken.filter((one) => one.name === name)
      return {
        name,
        within,
        time: spreadOf(own.map(({ time }) => time)),
        requests: spreadOf(own.map(({ requests }) => requests)),
        skeletons: own.filter(({ skeleton }) => skeleton).length,
        misplaced: own.filter(({ restored }) => !restored).length,
      }
    })
  const touches = taken.flatMap(({ interaction = [] }) => interaction).sort((a, b) => a - b)
  return {
    steps,
    interaction: { p75: quantile(touches, 0.75), most: touches.at(-1) ?? 0, touches: touches.length },
  }
}
