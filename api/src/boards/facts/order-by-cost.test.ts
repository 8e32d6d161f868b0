import { findPosts, type Session } from '@within-reach/contract'
import { startApi, type TestApi } from '../../testing/api'
import { publishWithFacts } from '../../testing/post-facts'
import { converterOf } from './converter'
import { hitStatement } from './hit-queries'

let api: TestApi
let ana: Session
beforeAll(async () => {
  api = await startApi()
  ana = await api.signUp('ana')
})
afterAll(() => api.close())

describe('the order by cost', () => {
  it('counts the interest on the deposit, as the answer does', async () => {
    await publishWithFacts(api, ana, 'high deposit in Busan', {
      currency: 'KRW',
      rent: 300_000,
      deposit: 50_000_000,
    })
    await publishWithFacts(api, ana, 'low deposit in Busan', {
      currency: 'KRW',
      rent: 400_000,
      deposit: 5_000_000,
    })
    const { outcome } = await api.call(findPosts, { type: 'fr', sort: 'cheapest', currency: 'KRW' })
    const rows = outcome.kind === 'ok' ? outcome.data : []
    expect(rows.map(({ subject, cost }) => [subject, cost?.amount])).toEqual([
      ['low deposit in Busan', 416_666],
      ['high deposit in Busan', 466_666],
    ])
  })

  it.each(['fr', 'tr'] as const)('is read from an index of the board %s', async (type) => {
    const rates = { day: '2026-11-01', rates: { USD: 1, KRW: 1400 } }
    const filter = { type, sort: 'cheapest', currency: 'KRW', search: '' } as const
    const query = {
      filter,
      sort: 'cheapest',
      converter: converterOf(filter, rates),
      now: new Date(),
    } as const
    const { statement, values } = hitStatement({ ...query, among: undefined }, { after: undefined, most: 10 })
    const plan = await api.database.transaction(async (tx) => {
      for (const scan of ['seqscan', 'bitmapscan', 'sort'])
        await tx.query({ name: `no-${scan}`, text: `set local enable_${scan} = off` })
      return tx.query<Record<string, string>>(
        { name: `plan-${type}`, text: `explain ${statement.text}` },
        values,
      )
    })
    const steps = plan.map((row) => Object.values(row)[0]).join('\n')
    expect(steps).toContain(
      `Index Only Scan using post_facts_${type === 'fr' ? 'fr_true_cost' : 'tr_cheapest'}`,
    )
    // With another expression, the index is read for the currency alone, and its rows are sorted.
    expect(steps).toMatch(/Index Cond: .*currency = .*cost.* >= /)
    expect(steps.match(/Sort Key/g)).toHaveLength(1)
  })
})
