import type { CaseEntry, Offer } from '@within-reach/contract'

/** An entry of a case: a message of its agent. */
export const anEntry = (own: Partial<CaseEntry> = {}): CaseEntry => ({
  entry_idx: 1,
  kind: 'message',
  from: 'agent',
  name: 'Yuna',
  text: 'When can you come?',
  state: null,
  offer_idx: null,
  answer: null,
  due: null,
  linked: null,
  ca: '2026-11-02T10:00:00.000Z',
  ...own,
})

/** An offered home. */
export const anOffer = (own: Partial<Offer> = {}): Offer => ({
  offer_idx: 21,
  title: 'A bright room',
  area: 'Mapo',
  rent: 650_000,
  deposit: 5_000_000,
  currency: 'KRW',
  available: '2026-12-01',
  text: 'Quiet, near the park.',
  pictures: [],
  answer: null,
  ca: '2026-11-03T10:00:00.000Z',
  ...own,
})
