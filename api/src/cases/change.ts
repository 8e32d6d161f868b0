import type { CaseState } from '@within-reach/contract'
import { workingDaysAfter } from './working-days'

/** What the rules of a case depend on. */
export interface CaseStatus {
  readonly state: CaseState
  /** The member who has it. */
  readonly agentId: number | undefined
  /** When an answer of the agents is due. */
  readonly dueAt: Date | undefined
  readonly firstAnswerAt: Date | undefined
}

/** What happened in a case. */
export type CaseHappening =
  | {
      readonly type: 'confirmed'
      /** Whether it is an entry of the waiting list, which promises no answer by a day. */
      readonly waits?: boolean
    }
  | { readonly type: 'asker-wrote' }
  | { readonly type: 'asker-answered-offer' }
  | { readonly type: 'agent-wrote'; readonly agentId: number }
  | { readonly type: 'agent-offered'; readonly agentId: number }
  | { readonly type: 'agent-noted' }
  | { readonly type: 'taken'; readonly agentId: number }
  | { readonly type: 'handed-back' }
  | {
      readonly type: 'moved'
      readonly agentId: number
      readonly state: CaseState
      /** Undefined leaves the date as it is. */
      readonly dueAt: Date | undefined
    }

/** A consequence that both sides see as an entry. */
export type Consequence =
  | { readonly kind: 'agent'; readonly agentId: number | undefined }
  | { readonly kind: 'state'; readonly state: CaseState }
  | { readonly kind: 'due'; readonly dueAt: Date }

/** A case after something happened. */
export interface Changed {
  readonly status: CaseStatus
  readonly consequences: readonly Consequence[]
}

/** The circumstances of a change. */
export interface At {
  readonly now: Date
  /** The working days within which an answer is due. */
  readonly answerWithinDays: number
}

/**
 * Applies the rules of a case to what happened. The case belongs to the first agent who does something for the asker. An answer is
 * due when the asker has spoken, until an agent answers.
 * @returns undefined if the asker writes in a closed case
 */
export function change(status: CaseStatus, happening: CaseHappening, at: At): Changed | undefined {
  switch (happening.type) {
    case 'confirmed':
      // The agents may have been quicker.
      return unchanged(
        happening.waits || status.firstAnswerAt || status.state === 'closed'
          ? status
          : { ...status, dueAt: dueAfter(at) },
      )
    case 'asker-wrote':
    case 'asker-answered-offer':
      if (status.state === 'closed') return undefined
      // Counted from the first message that is not answered. A later date of an agent was for something else.
      return unchanged({ ...status, dueAt: earlier(status.dueAt, dueAfter(at)) })
    case 'agent-wrote':
      return inTurn(answered(status, at), owned(happening.agentId))
    case 'agent-offered':
      return inTurn(answered(status, at), owned(happening.agentId), offered)
    case 'agent-noted':
      return unchanged(status)
    case 'taken':
      return inTurn(status, given(happening.agentId))
    case 'handed-back':
      return inTurn(status, given(undefined))
    case 'moved':
      return inTurn(status, owned(happening.agentId), inState(happening.state), dueAt(happening.dueAt))
  }
}

type Step = (status: CaseStatus) => Changed

const unchanged = (status: CaseStatus): Changed => ({ status, consequences: [] })

const inTurn = (status: CaseStatus, ...steps: readonly Step[]): Changed =>
  steps.reduce<Changed>((before, step) => {
    const after = step(before.status)
    return { status: after.status, consequences: [...before.consequences, ...after.consequences] }
  }, unchanged(status))

const dueAfter = ({ now, answerWithinDays }: At): Date => workingDaysAfter(now, answerWithinDays)

const earlier = (one: Date | undefined, other: Date): Date => (one && one < other ? one : other)

const answered = (status: CaseStatus, { now }: At): CaseStatus => ({
  ...status,
  dueAt: undefined,
  firstAnswerAt: status.firstAnswerAt ?? now,
})

const given =
  (agentId: number | undefined): Step =>
  (status) =>
    status.agentId === agentId
      ? unchanged(status)
      : { status: { ...status, agentId }, consequences: [{ kind: 'agent', agentId }] }

const owned =
  (agentId: number): Step =>
  (status) =>
    status.agentId === undefined ? given(agentId)(status) : unchanged(status)

const inState =
  (state: CaseState): Step =>
  (status) =>
    status.state === state
      ? unchanged(status)
      : {
          // Nothing is due in a closed case.
          status: { ...status, state, dueAt: state === 'closed' ? undefined : status.dueAt },
          consequences: [{ kind: 'state', state }],
        }

const offered: Step = (status) =>
  ['received', 'searching', 'closed'].includes(status.state) ? inState('offered')(status) : unchanged(status)

const dueAt =
  (date: Date | undefined): Step =>
  (status) =>
    date === undefined || status.state === 'closed' || status.dueAt?.getTime() === date.getTime()
      ? unchanged(status)
      : { status: { ...status, dueAt: date }, consequences: [{ kind: 'due', dueAt: date }] }
