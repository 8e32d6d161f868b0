import type { CaseEntry, CaseFigures, DeskCase, DeskCaseRow, Offer } from '@within-reach/contract'

/** A row of the list of cases. */
export const aCaseRow = (own: Partial<DeskCaseRow> = {}): DeskCaseRow => ({
  case_idx: 7,
  number: 'WR-2026-000007',
  kind: 'long-term',
  title: 'Mapo, Seoul',
  state: 'received',
  ca: '2026-11-20T09:00:00.000Z',
  changed: '2026-11-20T09:00:00.000Z',
  unread: false,
  name: 'Jisoo Park',
  email: 'jisoo@example.com',
  agent: null,
  due: '2026-11-21T09:00:00.000Z',
  overdue: false,
  ...own,
})

/** An entry of a case: a message of its asker. */
export const anEntry = (own: Partial<CaseEntry> = {}): CaseEntry => ({
  entry_idx: 1,
  kind: 'message',
  from: 'asker',
  name: 'Jisoo Park',
  text: 'Is there something with a balcony?',
  state: null,
  offer_idx: null,
  answer: null,
  due: null,
  linked: null,
  ca: '2026-11-20T10:00:00.000Z',
  ...own,
})

/** An offered home. */
export const anOffer = (own: Partial<Offer> = {}): Offer => ({
  offer_idx: 3,
  title: 'Two rooms by the park',
  area: 'Mapo, Seoul',
  rent: 900_000,
  deposit: 10_000_000,
  currency: 'KRW',
  available: '2026-12-01',
  text: 'Quiet, third floor.',
  pictures: [],
  answer: null,
  ca: '2026-11-20T11:00:00.000Z',
  ...own,
})

/** A whole case of a visitor. */
export const aCase = (own: Partial<DeskCase> = {}): DeskCase => ({
  ...aCaseRow(),
  fields: {
    name: 'Jisoo Park',
    email: 'jisoo@example.com',
    visa: 'yes',
    budget: 900,
    area_in_mind: 'Mapo, Seoul',
  },
  entries: [anEntry()],
  offers: [],
  member: false,
  hasLink: true,
  ...own,
})

/** The figures of a working desk. */
export const someFigures: CaseFigures = {
  open: 12,
  overdue: 2,
  withoutAgent: 1,
  firstAnswer: 1.5,
  byState: [
    { state: 'received', count: 4 },
    { state: 'searching', count: 8 },
  ],
}
