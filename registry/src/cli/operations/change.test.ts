import { changeRegistry, registryHistory } from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Service } from '../service/connect'
import { makeBudgetChange, makeChange, makeRulesChange, makeUndo } from './change'

/** A site that makes every change, and cannot be reached afterwards. */
const leaving: Pick<Service, 'ask' | 'outcome' | 'site'> = {
  site: 'https://example.com',
  ask: (call) => Promise.reject(new Error(call.path)),
  outcome: (call) =>
    call.path === changeRegistry.path
      ? (Promise.resolve({ kind: 'ok', data: { revision: 8 } }) as Promise<never>)
      : Promise.reject(
          call.path === registryHistory.path
            ? new CommandError('away', 'https://example.com cannot be reached')
            : new Error(call.path),
        ),
}

/**
 * A site at which somebody else makes a change between this command's reading and its own change.
 * @param current what is live of the remote after it
 * @param more what else is different after it
 */
function busySite(
  current: string,
  more: { readonly allowed?: unknown; readonly rules?: unknown } = {},
): { readonly service: Service; readonly bases: unknown[] } {
  const bases: unknown[] = []
  const entry = { revision: 9, remote: 'mfe-a' }
  const service = {
    site: 'https://example.com',
    ask: () =>
      Promise.resolve(
        bases.length === 0
          ? { revision: 7, remotes: [{ name: 'mfe-a', live: { current: '1.0.0' } }] }
          : {
              revision: 8,
              rules: more.rules,
              remotes: [{ name: 'mfe-a', live: { current }, allowed: more.allowed }],
            },
      ),
    outcome: ({ path }: { path: string }, fields: { revision?: number }) => {
      if (path === registryHistory.path) return Promise.resolve({ kind: 'ok', data: [entry], meta: {} })
      bases.push(fields.revision)
      const isStale = fields.revision === 7
      return Promise.resolve(
        isStale ? { kind: 'stale', message: 'both sides' } : { kind: 'ok', data: { revision: 9 } },
      )
    },
  }
  return { service: service as unknown as Service, bases }
}

it('is not failed by a change of another remote at the same time', async () => {
  const { service, bases } = busySite('1.0.0')
  const change = { type: 'end-canary', remote: 'mfe-a' } as const
  expect(await makeChange(service, change, { why: 'a test' })).toMatchObject({ revision: 9 })
  expect(bases).toEqual([7, 8])
})

it('is stale if the same remote was changed', async () => {
  const { service, bases } = busySite('1.1.0')
  const change = { type: 'end-canary', remote: 'mfe-a' } as const
  const made = makeChange(service, change, { why: 'a test' })
  await expect(made).rejects.toMatchObject({ ending: 'stale', message: 'both sides' })
  expect(bases).toEqual([7])
})

it('a change of the rules or of a budget is failed only by another one of the same', async () => {
  const rule = { type: 'demand-proof', demanded: true } as const
  const budget = { remote: 'mfe-a', kind: 'total', most: 900_000 } as const
  const why = { why: 'a test' }
  const { service, bases } = busySite('1.1.0')
  expect(await makeRulesChange(service, rule, why)).toMatchObject({ revision: 9 })
  expect(bases).toEqual([7, 8])
  expect(await makeBudgetChange(busySite('1.1.0').service, budget, why)).toMatchObject({ revision: 9 })

  const stale = { ending: 'stale', message: 'both sides' }
  const otherRules = busySite('1.1.0', { rules: { demandProof: true } }).service
  await expect(makeRulesChange(otherRules, rule, why)).rejects.toMatchObject(stale)
  const otherBudget = busySite('1.1.0', { allowed: [{ kind: 'total', most: 800_000 }] }).service
  await expect(makeBudgetChange(otherBudget, budget, why)).rejects.toMatchObject(stale)
  const based = makeRulesChange(busySite('1.1.0').service, rule, { ...why, revision: 7 })
  await expect(based).rejects.toMatchObject(stale)
})

it('an undo is not failed by another change at the same time, unless its base was given', async () => {
  const { service, bases } = busySite('1.1.0')
  expect(await makeUndo(service, 5, { why: 'a test' })).toMatchObject({ revision: 9 })
  expect(bases).toEqual([7, 8])
  const based = makeUndo(busySite('1.1.0').service, 5, { why: 'a test', revision: 7 })
  await expect(based).rejects.toMatchObject({ ending: 'stale' })
})

it('says that a change was made if only its entry cannot be read', async () => {
  const change = { type: 'end-canary', remote: 'mfe-a' } as const
  const made = makeChange(leaving as Service, change, { why: 'a test', revision: 7 })
  await expect(made).rejects.toMatchObject({
    ending: 'away',
    message: expect.stringMatching(/^The change was made, as revision 8, but .* cannot be reached$/),
  })
})
