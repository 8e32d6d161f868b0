import type {
  Case,
  CaseEntry,
  CaseRow,
  currencies,
  DeskCase,
  DeskCaseRow,
  Offer,
  OfferPicture,
} from '@within-reach/contract'
import type { OfferRecord, PictureRecord } from './offer-queries'
import type { CaseRecord, EntryRecord } from './queries'

/** What people and mails call a case. */
export const numberOf = ({ id, created_at }: Pick<CaseRecord, 'id' | 'created_at'>): string =>
  `WR-${created_at.getUTCFullYear()}-${String(id).padStart(6, '0')}`

const instant = (time: Date | null): string | null => time && time.toISOString()

const rowOf = (found: CaseRecord) => ({
  case_idx: found.id,
  number: numberOf(found),
  kind: found.kind,
  title: found.title,
  state: found.state,
  ca: found.created_at.toISOString(),
  changed: found.changed_at.toISOString(),
  ...(found.waiting_for && { waitsFor: found.waiting_for }),
})

/** A case in the asker's list. */
export const presentRow = (found: CaseRecord): CaseRow => ({ ...rowOf(found), unread: found.asker_unread })

/** A case in the agents' list. */
export const presentDeskRow = (found: CaseRecord): DeskCaseRow => ({
  ...rowOf(found),
  unread: found.staff_unread,
  name: found.name,
  email: found.email,
  agent: found.agent,
  due: instant(found.due_at),
  overdue: found.overdue,
})

/** What belongs to a case. */
export interface Content {
  readonly entries: readonly EntryRecord[]
  readonly offers: readonly OfferRecord[]
}

const contentOf = (found: CaseRecord, { entries, offers }: Content) => ({
  agent: found.agent,
  due: instant(found.due_at),
  fields: { ...found.fields },
  entries: entries.map((entry) => presentEntry(entry, found)),
  offers: offers.map((offer) => presentOffer(found.id, offer)),
})

/**
 * A case for the person who asked.
 * @param content without notes
 */
export const presentCase = (found: CaseRecord, content: Content): Case => ({
  ...presentRow(found),
  ...contentOf(found, content),
})

/** A case for staff. */
export const presentDeskCase = (found: CaseRecord, content: Content): DeskCase => ({
  ...presentDeskRow(found),
  ...contentOf(found, content),
  member: found.user_id !== null,
  hasLink: found.has_link,
})

function presentEntry(entry: EntryRecord, { name }: Pick<CaseRecord, 'name'>): CaseEntry {
  return {
    entry_idx: entry.id,
    kind: entry.kind,
    from: entry.side,
    name: entry.side === 'asker' ? name : (entry.author ?? ''),
    text: entry.body,
    state: entry.state,
    offer_idx: entry.offer_id,
    answer: entry.answer,
    due: instant(entry.due_at),
    linked: entry.linked,
    ca: entry.created_at.toISOString(),
  }
}

function presentOffer(caseId: number, offer: OfferRecord): Offer {
  return {
    offer_idx: offer.id,
    title: offer.title,
    area: offer.area,
    rent: offer.rent,
    deposit: offer.deposit,
    currency: offer.currency as (typeof currencies)[number],
    available: offer.available,
    text: offer.body,
    pictures: offer.pictures.map((picture) => presentPicture(caseId, picture)),
    answer: offer.answer,
    ca: offer.created_at.toISOString(),
  }
}

function presentPicture(caseId: number, picture: PictureRecord): OfferPicture {
  const pathOf = (key: string) => `/api/case/${caseId}/files/${key}`
  const { name, key, small_key, type, size, width, height } = picture
  return { name, path: pathOf(key), small: pathOf(small_key), type, size, width, height }
}
