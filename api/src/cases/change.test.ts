import { type CaseHappening, type CaseStatus, change } from './change'
import { workingDaysAfter } from './working-days'

const [ana, ben] = [1, 2]
const received: CaseStatus = {
  state: 'received',
  agentId: undefined,
  dueAt: undefined,
  firstAnswerAt: undefined,
}
/** A Thursday. */
const thursday = Date.parse('2026-03-05T10:00:00Z')
const hours = 3_600_000

/** What happened, an hour apart, as lines: the event, the case after it, and the entries that it caused. */
function transcript(happenings: readonly CaseHappening[], start: CaseStatus = received): string[] {
  let status = start
  return happenings.map((happening, n) => {
    const after = change(status, happening, { now: new Date(thursday + n * hours), answerWithinDays: 2 })
    if (!after) return `${happening.type}: refused`
    status = after.status
    const { state, agentId, dueAt, firstAnswerAt } = status
    const entries = after.consequences.map((entry) =>
      entry.kind === 'agent'
        ? `agent ${entry.agentId}`
        : entry.kind === 'state'
          ? entry.state
          : `due ${shown(entry.dueAt)}`,
    )
    return (
      `${happening.type}: ${state}, agent ${agentId}, due ${shown(dueAt)}, answered ${shown(firstAnswerAt)}` +
      (entries.length > 0 ? ` <${entries.join(', ')}>` : '')
    )
  })
}

const shown = (date: Date | undefined): string => (date ? date.toISOString().slice(5, 13) : '-')

it('a case goes from an inquiry to an agreement', () => {
  expect(
    transcript([
      { type: 'confirmed' },
      { type: 'taken', agentId: ana },
      { type: 'moved', agentId: ana, state: 'searching', dueAt: undefined },
      { type: 'agent-noted' },
      { type: 'agent-wrote', agentId: ana },
      { type: 'asker-wrote' },
      { type: 'asker-wrote' },
      { type: 'agent-offered', agentId: ana },
      { type: 'asker-answered-offer' },
      { type: 'moved', agentId: ana, state: 'viewing', dueAt: new Date('2026-03-10T23:00:00Z') },
      { type: 'agent-offered', agentId: ana },
      { type: 'moved', agentId: ana, state: 'agreed', dueAt: undefined },
      { type: 'moved', agentId: ana, state: 'closed', dueAt: undefined },
      { type: 'asker-wrote' },
      { type: 'asker-answered-offer' },
    ]),
  ).toEqual([
    'confirmed: received, agent undefined, due 03-09T10, answered -',
    'taken: received, agent 1, due 03-09T10, answered - <agent 1>',
    'moved: searching, agent 1, due 03-09T10, answered - <searching>',
    'agent-noted: searching, agent 1, due 03-09T10, answered -',
    'agent-wrote: searching, agent 1, due -, answered 03-05T14',
    'asker-wrote: searching, agent 1, due 03-09T15, answered 03-05T14',
    'asker-wrote: searching, agent 1, due 03-09T15, answered 03-05T14',
    'agent-offered: offered, agent 1, due -, answered 03-05T14 <offered>',
    'asker-answered-offer: offered, agent 1, due 03-09T18, answered 03-05T14',
    'moved: viewing, agent 1, due 03-10T23, answered 03-05T14 <viewing, due 03-10T23>',
    'agent-offered: viewing, agent 1, due -, answered 03-05T14',
    'moved: agreed, agent 1, due -, answered 03-05T14 <agreed>',
    'moved: closed, agent 1, due -, answered 03-05T14 <closed>',
    'asker-wrote: refused',
    'asker-answered-offer: refused',
  ])
})

it('a case belongs to the first agent who does something for the asker, and to who takes it', () => {
  expect(
    transcript([
      { type: 'agent-noted' },
      { type: 'agent-wrote', agentId: ana },
      { type: 'agent-offered', agentId: ben },
      { type: 'taken', agentId: ben },
      { type: 'taken', agentId: ben },
      { type: 'handed-back' },
      { type: 'handed-back' },
      { type: 'moved', agentId: ana, state: 'offered', dueAt: undefined },
    ]),
  ).toEqual([
    'agent-noted: received, agent undefined, due -, answered -',
    'agent-wrote: received, agent 1, due -, answered 03-05T11 <agent 1>',
    'agent-offered: offered, agent 1, due -, answered 03-05T11 <offered>',
    'taken: offered, agent 2, due -, answered 03-05T11 <agent 2>',
    'taken: offered, agent 2, due -, answered 03-05T11',
    'handed-back: offered, agent undefined, due -, answered 03-05T11 <agent undefined>',
    'handed-back: offered, agent undefined, due -, answered 03-05T11',
    'moved: offered, agent 1, due -, answered 03-05T11 <agent 1>',
  ])
})

it('nothing is due in an entry of the waiting list until its asker writes', () => {
  expect(transcript([{ type: 'confirmed', waits: true }, { type: 'asker-wrote' }])).toEqual([
    'confirmed: received, agent undefined, due -, answered -',
    'asker-wrote: received, agent undefined, due 03-09T11, answered -',
  ])
})

it('what the asker writes is due in time, also if an agent has set a later date before', () => {
  expect(
    transcript([
      { type: 'agent-offered', agentId: ana },
      { type: 'moved', agentId: ana, state: 'offered', dueAt: new Date('2026-04-30T23:00:00Z') },
      { type: 'asker-answered-offer' },
      { type: 'asker-wrote' },
      { type: 'moved', agentId: ana, state: 'offered', dueAt: new Date('2026-03-06T23:00:00Z') },
      { type: 'asker-wrote' },
    ]),
  ).toEqual([
    'agent-offered: offered, agent 1, due -, answered 03-05T10 <agent 1, offered>',
    'moved: offered, agent 1, due 04-30T23, answered 03-05T10 <due 04-30T23>',
    'asker-answered-offer: offered, agent 1, due 03-09T12, answered 03-05T10',
    'asker-wrote: offered, agent 1, due 03-09T12, answered 03-05T10',
    'moved: offered, agent 1, due 03-06T23, answered 03-05T10 <due 03-06T23>',
    'asker-wrote: offered, agent 1, due 03-06T23, answered 03-05T10',
  ])
})

it('nothing is due in a closed case, and an offer opens it again', () => {
  expect(
    transcript([
      { type: 'confirmed' },
      { type: 'moved', agentId: ana, state: 'closed', dueAt: new Date('2026-03-10T23:00:00Z') },
      { type: 'agent-wrote', agentId: ana },
      { type: 'agent-offered', agentId: ana },
      { type: 'asker-answered-offer' },
    ]),
  ).toEqual([
    'confirmed: received, agent undefined, due 03-09T10, answered -',
    'moved: closed, agent 1, due -, answered - <agent 1, closed>',
    'agent-wrote: closed, agent 1, due -, answered 03-05T12',
    'agent-offered: offered, agent 1, due -, answered 03-05T12 <offered>',
    'asker-answered-offer: offered, agent 1, due 03-09T14, answered 03-05T12',
  ])
})

it.each([
  ['a Monday', '2026-03-02T09:00:00.000Z', 2, '2026-03-04T09:00:00.000Z'],
  ['a Friday', '2026-03-06T23:30:00.000Z', 1, '2026-03-09T23:30:00.000Z'],
  ['a Saturday', '2026-03-07T09:00:00.000Z', 2, '2026-03-10T09:00:00.000Z'],
  ['a Sunday', '2026-03-08T09:00:00.000Z', 6, '2026-03-16T09:00:00.000Z'],
])('working days after %s leave out weekends', (_day, from, days, end) => {
  expect(workingDaysAfter(new Date(from), days).toISOString()).toBe(end)
})
