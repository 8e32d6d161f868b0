import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '../site'
import { firstVisit, launch } from '../web/browser'
import { startCheckout } from '../checkout'
import { startFront } from '../web/front'
import { routes } from '../web/routes'
import { type Budget, type Budgets, budgetsFor, costOf, excesses } from './judge'

const file = path.join(repository, 'bench/budgets.json')

/**
 * Compares first visits with the budgets in `bench/budgets.json`: `npm run bench -- budgets [--agree]`. `--agree` sets the
 * budgets to the current cost.
 */
export async function budgets(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { agree: { type: 'boolean', default: false } } })
  const costs = await costsOfRoutes()
  if (values.agree) {
    await writeFile(file, `${JSON.stringify(budgetsFor(costs), undefined, 2)}\n`)
    return
  }
  const agreed = JSON.parse(await readFile(file, 'utf8')) as Budgets
  const nothing: Budget = { requests: 0, depth: 0, bytes: {} }
  const over = Object.entries(costs).flatMap(([route, cost]) =>
    excesses(route, cost, agreed[route] ?? nothing),
  )
  if (over.length === 0) return
  console.error(`${over.join('\n')}\nReduce it, or raise the budget: npm run bench -- budgets --agree`)
  process.exitCode = 1
}

async function costsOfRoutes(): Promise<Record<string, Budget>> {
  const site = await startCheckout(repository)
  const front = await startFront(site.url)
  const browser = await launch([front.pin])
  try {
    const costs: Record<string, Budget> = {}
    for (const route of routes) {
      const { requests } = await firstVisit(browser, front.url, route)
      const cost = costOf(requests)
      costs[route.name] = cost
      const bytes = Object.entries(cost.bytes).map(([owner, size]) => `${owner} ${size}`)
      console.log(
        `${route.name}: ${bytes.join(' + ')} bytes, ${cost.requests} requests, ${cost.depth} in a row`,
      )
    }
    return costs
  } finally {
    await browser.close()
    await front.stop()
    await site.stop()
  }
}
