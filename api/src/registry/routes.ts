import {
  allBudgets,
  changeBudget,
  changeRegistry,
  changeRules,
  checkRemote,
  contractVersion,
  noRules,
  pageVersions,
  registryHistory,
  registryStatus,
  sharedModules,
  undoChange,
} from '@within-reach/contract'
import { sharedModulesOf } from '@within-reach/registry'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import { errors } from '../platform/errors'
import type { ChangeResult } from '../platform/live-registry'
import { demandRight, type Operator } from '../platform/operator'
import type { Platform } from '../platform/platform'
import type { SignDecision } from '../platform/sign-decision'
import { demandPower } from './access'
import { registerDecision } from './decision'
import { namedVersions, readOrigins, withOrigins } from './origins'
import { createPageVersions } from './page-versions'
import { livesIn, presentRemotes } from './presenter'
import { readProofsOf } from './proofs'
import { findVersion } from './records'
import type { Registry } from './registry'
import { findBudgetHistory, findHistory, findRevision, findRulesHistory } from './history-queries'
import { rightFor, rightToUndo } from './rights'
import { findSections } from './sections'
import { findPublished } from './version-queries'
import { readSigners, signatureFindings } from './version-signatures'

/** The number of history entries in an answer: default and maximum. */
const historyEntries = { default: 50, max: 200 }
/** The number of published versions per remote in a status. */
const publishedOfEach = 20

/** The rules are for all remotes. */
const rulesPower = { rights: ['grant'], remotes: [] } as const

/** The registry's calls: what is live, its history, and changes of it. */
export function registerRegistry(
  app: FastifyInstance,
  platform: Platform,
  registry: Registry,
  signDecision: SignDecision,
): void {
  const { database } = platform
  const { environment } = registry
  registerDecision(app, registry, signDecision)

  handle(app, platform, registryStatus, async () => {
    // From the database, not from this instance's copy: the author of a change must see the newest state.
    await registry.refresh()
    const { revision, remotes, rules = noRules, allowed = {} } = registry.document()
    const published = await findPublished(database, publishedOfEach)
    const lives = livesIn(remotes, environment)
    const named = namedVersions(lives, published)
    const [sections, origins, proofs, team] = await Promise.all([
      findSections(database, remotes, environment, published),
      readOrigins(database, named),
      readProofsOf(database, named, registry.trust()),
      readSigners(database, named),
    ])
    return ok({
      revision,
      environment,
      shell: registry.shell.version,
      contract: contractVersion,
      rules,
      limits: allowed[allBudgets] ?? [],
      key: registry.trust().own.key,
      remotes: presentRemotes({ lives, published, sections, origins, proofs, allowed, ...team }),
    })
  })

  const versionsFor = createPageVersions(database, registry)
  handle(app, platform, pageVersions, async (_fields, { request }) => ok(await versionsFor(request)))

  handle(app, platform, registryHistory, async ({ remote, before, most = historyEntries.default }) => {
    const limit = Math.min(most, historyEntries.max)
    const entries = await findHistory(database, environment, { remote, before, most: limit })
    const last = entries.length < limit ? undefined : entries.at(-1)
    const part = { after: last?.revision ?? 0, before }
    const rules = remote === undefined ? await findRulesHistory(database, environment, part) : []
    const budgets = await findBudgetHistory(database, environment, { remote, ...part })
    return ok(await withOrigins(database, entries), { rules, budgets })
  })

  handle(app, platform, changeRegistry, async ({ change, revision, why }, { operator }) => {
    demandRight(operator, rightFor(change), change.remote)
    return answer(await registry.change({ change, revision, why, who: operator.who }))
  })

  handle(app, platform, changeRules, async ({ rule, revision, why }, { operator }) => {
    demandPower(operator, rulesPower)
    return answer(await registry.changeRules({ change: rule, revision, why, who: operator.who }))
  })

  handle(app, platform, changeBudget, async ({ budget, revision, why }, { operator }) => {
    demandBudgetRight(operator, budget.remote)
    return answer(await registry.changeBudget({ change: budget, revision, why, who: operator.who }))
  })

  handle(app, platform, undoChange, async ({ undo, revision, why }, { operator }) => {
    const entry = await findRevision(database, environment, undo)
    if (!entry) throw errors.notFound(`revision ${undo} of ${environment}`)
    if ('remote' in entry) demandRight(operator, await rightToUndo(database, entry), entry.remote)
    else if ('budgetOf' in entry) demandBudgetRight(operator, entry.budgetOf)
    else demandPower(operator, rulesPower)
    return answer(await registry.undo(entry, { revision, why, who: operator.who }))
  })

  handle(app, platform, checkRemote, async ({ remote, version }) => {
    const candidate = await findVersion(database, remote, version)
    if (!candidate) throw errors.notFound(`published ${remote} ${version}`)
    await registry.refresh()
    return ok([...(await registry.check(candidate)), ...(await signatureFindings(database, candidate))])
  })

  handle(app, platform, sharedModules, async () => {
    await registry.refresh()
    return ok(sharedModulesOf(registry.document(), environment, registry.shell))
  })
}

/** The right to change what is live of a remote includes its limits. @throws not-owner (403) */
function demandBudgetRight(operator: Operator, remote: string): void {
  if (remote === allBudgets) demandPower(operator, rulesPower)
  else demandRight(operator, 'promote', remote)
}

function answer(result: ChangeResult) {
  if (result.ended === 'made') return ok({ revision: result.revision })
  return fail(result.ended, result.message, result.ended === 'refused' ? result.sentences : undefined)
}
