import { type AnyEntry, regionsAt } from '@within-reach/contract'
import {
  decide,
  type Decision,
  frameRemotes,
  type PublishedVersion,
  type ShellRecord,
  type Visitor,
} from '@within-reach/registry'
import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../platform/database/database'
import type { Signals } from '../platform/events/signals'
import type {
  BudgetRequest,
  ChangeRequest,
  ChangeResult,
  LiveRegistry,
  RulesRequest,
} from '../platform/live-registry'
import type { FindMount } from '../platform/mount-times'
import type { RegionSwitchboard } from '../platform/regions'
import { changeBudget, undoBudget } from './budget-changes'
import { type ChangeParts, changeRules, makeChange, undoChange, undoRules } from './changes'
import type { Trust } from './proofs'
import { openState, type RegistryState } from './state'
import { findingsOf, noShell, retiredFindings } from './surroundings'
import { newVisitor, readVisitor, visitorCookie } from './visitor-cookie'
import { warnOfBreaks } from './warn-of-breaks'

/** The live registry, with everything that its own calls need. */
export interface Registry extends LiveRegistry, Pick<RegistryState, 'refresh' | 'end'> {
  readonly shell: ShellRecord
  readonly regions: RegionSwitchboard
  /** The sites whose proofs count. */
  trust(): Trust
  undo(entry: AnyEntry, request: Omit<ChangeRequest, 'change'>): Promise<ChangeResult>
  /** Changes the rules of the environment. The caller checks the rights. */
  changeRules(request: RulesRequest): Promise<ChangeResult>
  /** Changes what is allowed for a remote. The caller checks the rights. */
  changeBudget(request: BudgetRequest): Promise<ChangeResult>
}

export interface RegistryParts {
  readonly database: Database
  readonly signals: Signals
  readonly log: Logger
  readonly environment: string
  /** Whether browsers keep a copy for use without a network; by default they do. */
  readonly offline?: 'on' | 'off'
  /** The remotes that run in a sandboxed frame. */
  readonly framedRemotes?: readonly string[]
  /** Whether the site is served over https. */
  readonly secure: boolean
  /** The shell that is live with the remotes. Without one, no version can go live. */
  readonly shell?: ShellRecord
  /** Every path that the service answers itself, complete once it is built. */
  readonly addresses: ReadonlySet<string>
  /** The address and public key of this site. */
  readonly own: Trust['own']
  /** The versions that a request's override asks for, by remote. */
  overridesOf?(request: FastifyRequest): Promise<Readonly<Record<string, PublishedVersion>>>
  /** What visitors' browsers measured of the mount of a version. */
  readonly mountOf: FindMount
  /** The current time in milliseconds since 1970, for scheduled switches. */
  now?(): number
}

/**
 * Opens the live registry.
 * @throws unavailable (503) while the database is unreachable
 */
export async function openRegistry(parts: RegistryParts): Promise<Registry> {
  const {
    database,
    signals,
    log,
    environment,
    secure,
    addresses,
    own,
    mountOf,
    shell = noShell,
    now = Date.now,
  } = parts
  const state = await openState({ database, signals, log, environment })
  warnOfBreaks(state.document(), { environment, shell, log })
  const changing: ChangeParts = {
    database,
    environment,
    site: { shell, addresses },
    own,
    mountOf,
    now,
    announce: (revision) => signals.announce('registry', revision),
  }
  // The author of a change must see it in the next answer. If this reload fails, the announcement triggers another.
  const seen = async (result: ChangeResult): Promise<ChangeResult> => {
    await state
      .refresh()
      .catch((error: unknown) =>
        log.warn(
          { err: error },
          'a change was made but could not be reloaded; the next announcement reloads it',
        ),
      )
    return result
  }
  const hasCanary = (): boolean =>
    Object.values(state.document().remotes).some(
      ({ environments }) => environments[environment]?.canary !== undefined,
    )
  const decideWith = (visitor: Pick<Visitor, 'id' | 'overrides'>): Decision => {
    const decided = decide(state.document(), { environment, at: now(), ...visitor })
    const decision = frameRemotes(decided, parts.framedRemotes ?? [])
    return parts.offline === 'off' ? { ...decision, offline: 'off' } : decision
  }
  const decideFor = async (request: FastifyRequest, id: string | undefined): Promise<Decision> => {
    // A page without its preview is better than no page.
    const overrides = await parts.overridesOf?.(request).catch((error: unknown) => {
      log.warn({ err: error }, 'an override could not be looked up: its visitor gets the live version')
      return undefined
    })
    return decideWith({ id, overrides })
  }
  return {
    environment,
    shell,
    document: state.document,
    refresh: state.refresh,
    end: state.end,
    decide: (request) => decideFor(request, readVisitor(request)),
    decideForAnyone: () => decideWith({}),
    async decidePage(request) {
      const known = readVisitor(request)
      if (known !== undefined || !hasCanary()) return { decision: await decideFor(request, known) }
      const id = newVisitor()
      return { decision: await decideFor(request, id), cookie: visitorCookie(id, secure) }
    },
    regions: {
      isOpen(remote, region) {
        // Also while a remote is switched off: a closed region must refuse direct calls.
        const live = state.document().remotes[remote]?.environments[environment]
        return Promise.resolve(live === undefined || regionsAt(live, now())[region])
      },
    },
    async check(candidate) {
      const mount = await mountOf(database, candidate)
      const document = state.document()
      const live = document.remotes[candidate.name]?.environments[environment]
      return [
        ...findingsOf(candidate, document, { shell, addresses }, mount),
        ...retiredFindings(candidate.name, live),
      ]
    },
    change: async (request) => seen(await makeChange(changing, request)),
    trust: () => ({ own, rules: state.document().rules }),
    async undo(entry, request) {
      if ('remote' in entry) return seen(await undoChange(changing, entry, request))
      return seen(
        await ('budgetOf' in entry
          ? undoBudget(changing, entry, request)
          : undoRules(changing, entry, request)),
      )
    },
    changeRules: async (request) => seen(await changeRules(changing, request)),
    changeBudget: async (request) => seen(await changeBudget(changing, request)),
  }
}
