import { type CaseEntry, caseStates, formatsOf, languages, type When } from '@within-reach/contract'

const name = 'name-of-the-writer'
const text = 'text-of-the-entry'
/** The date of an entry about it. */
const due = new Date(1_075_777_506_789).toISOString()

/** What an entry says, without those about offered homes. The first that matches counts. */
const looks: readonly Partial<
  Pick<CaseEntry, 'kind' | 'from' | 'name' | 'text' | 'state' | 'due' | 'linked'>
>[] = [
  { kind: 'message', from: 'asker' },
  { kind: 'message', from: 'agent', name: '' },
  { kind: 'message', from: 'agent', name },
  ...caseStates.map((state) => ({ kind: 'state', state }) as const),
  { kind: 'agent', text: '' },
  { kind: 'agent', text, name: '' },
  { kind: 'agent', text, name },
  { kind: 'due', due },
  { kind: 'link', linked: true },
  { kind: 'link', linked: false },
]

/** A case whose entries have these looks. */
export const entries: readonly CaseEntry[] = looks.map((look, at) => ({
  entry_idx: at + 1,
  kind: 'message',
  from: 'site',
  name,
  text,
  state: null,
  offer_idx: null,
  answer: null,
  due: null,
  linked: null,
  ca: new Date(981_173_106_789 + at * 1000).toISOString(),
  ...look,
}))

/** For which entries each look is. */
export const entryKinds = looks.map((look, at) => ({
  at,
  when: Object.fromEntries(
    Object.entries(look).map(([field, value]) => [
      field,
      value === name || value === text || value === due ? true : value === false ? null : value,
    ]),
  ) as When,
}))

export const entrySlots: Readonly<Record<string, string>> = {
  [name]: 'entries.name',
  [text]: 'entries.text',
  ...Object.fromEntries(entries.map(({ ca }) => [ca, 'entries.ca'])),
  ...Object.fromEntries(languages.map((language) => [formatsOf(language).full(due), 'entries.due|full'])),
}
