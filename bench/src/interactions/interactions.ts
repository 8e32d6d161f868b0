import { parseArgs } from 'node:util'
import * as contract from '@within-reach/contract'
import { startCheckout } from '../checkout'
import { addressesOf } from '../pages/addresses'
import { prepare } from '../pages/examples'
import { declaredRoutes } from '../pages/declared-routes'
import { saveResult } from '../results'
import { repository } from '../site'
import { launch } from '../web/browser'
import { startFront } from '../web/front'
import { interactionsResultOf, type PressedThere } from './interactions-result'
import { pressControls } from './press'

/** Calls that would end the member's session, or remove what later pages show. */
const blocked = [
  contract.logout,
  contract.endSignIn,
  contract.endSignIns,
  contract.changePwd,
  contract.deletePost,
  contract.deleteCm,
  contract.deleteFromUser,
].map(({ path }) => `*${path}`)

/**
 * Measures how long a slow phone takes from an interaction to the next paint, on every page and for visitors and members:
 * `npm run bench -- interactions [--rounds 3] [--only /view]`. On each page it presses the first control of each kind and the
 * first button of an opened dialog, and types into fields. `--only` selects addresses by their beginning, and stores no result.
 */
export async function interactions(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
  })
  const rounds = Number(values.rounds)
  const site = await startCheckout(repository)
  const front = await startFront(site.url)
  const browser = await launch([front.pin])
  try {
    const { state, examples } = await prepare(browser, front.url)
    // One address per page, because a query does not change a page's controls.
    const all = new Map(
      addressesOf(await declaredRoutes(site.url), examples).map((address) => [
        address.split('?')[0],
        address,
      ]),
    )
    const addresses = [...all.values()].filter((address) => address.startsWith(values.only ?? ''))
    const pressed: PressedThere[] = []
    for (let round = 0; round < rounds; round++)
      for (const address of addresses)
        for (const who of ['visitor', 'member'] as const) {
          const known = who === 'member' ? { state } : {}
          const options = { header: address === '/', blocked, ...known }
          for (const one of await pressControls(browser, front.url + address, options))
            pressed.push({ address, who, ...one })
        }
    const found = interactionsResultOf(pressed)
    for (const { address, who, kind, name, most } of found.slowest)
      console.log(`  ${Math.round(most)} ms  ${who} ${address}: ${kind} "${name}"`)
    console.log(`  p75 ${found.p75} ms, p98 ${found.p98} ms, of ${found.interactions}`)
    if (values.only === undefined) await saveResult('interactions', { rounds, ...found })
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}
