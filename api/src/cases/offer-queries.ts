import type { OfferAnswer } from '@within-reach/contract'
import type { Database, Statement } from '../platform/database/database'
import type { SavedFile } from '../platform/files/save-file'

/** A home that an agent offers. */
export interface NewOffer {
  readonly title: string
  readonly area: string
  readonly rent: number
  readonly deposit: number
  readonly currency: string
  readonly available: string
  readonly text: string
}

const offerInserted: Statement = {
  name: 'cases-offer-inserted',
  text: `insert into case_offers (case_id, title, area, rent, deposit, currency, available, body)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
}

const filesInserted: Statement = {
  name: 'cases-files-inserted',
  text: `insert into case_files (offer_id, position, name, key, small_key, type, size, width, height)
    select $1, f.position - 1, f.file->>'name', f.file->>'key', f.file->>'smallKey', f.file->>'type',
      (f.file->>'size')::integer, (f.file->>'width')::integer, (f.file->>'height')::integer
    from jsonb_array_elements($2::jsonb) with ordinality as f (file, position)`,
}

/** Stores an offer with its pictures, and returns its id. */
export async function insertOffer(
  tx: Database,
  caseId: number,
  offer: NewOffer,
  pictures: readonly SavedFile[],
): Promise<number> {
  const { title, area, rent, deposit, currency, available, text } = offer
  const values = [caseId, title, area, rent, deposit, currency, available, text]
  const [inserted] = await tx.query<{ id: number }>(offerInserted, values)
  if (!inserted) throw new Error('the offer was not stored')
  if (pictures.length > 0) await tx.query(filesInserted, [inserted.id, JSON.stringify(pictures)])
  return inserted.id
}

/** A picture of an offer. */
export interface PictureRecord extends Omit<SavedFile, 'smallKey'> {
  readonly small_key: string
}

/** An offer with its pictures. */
export interface OfferRecord {
  readonly id: number
  readonly title: string
  readonly area: string
  readonly rent: number
  readonly deposit: number
  readonly currency: string
  /** YYYY-MM-DD */
  readonly available: string
  readonly body: string
  readonly answer: OfferAnswer | null
  readonly created_at: Date
  readonly pictures: readonly PictureRecord[]
}

const offersFound: Statement = {
  name: 'cases-offers-found',
  text: `select o.id, o.title, o.area, o.rent, o.deposit, o.currency, to_char(o.available, 'YYYY-MM-DD') as available,
      o.body, o.answer, o.created_at, coalesce((
        select jsonb_agg(to_jsonb(f) - 'offer_id' order by f.position) from case_files f where f.offer_id = o.id
      ), '[]') as pictures
    from case_offers o where o.case_id = $1 order by o.id`,
}

/** The offers of a case, oldest first. */
export async function findOffers(database: Database, caseId: number): Promise<OfferRecord[]> {
  return database.query<OfferRecord>(offersFound, [caseId])
}

const answerSaved: Statement = {
  name: 'cases-answer-saved',
  text: 'update case_offers set answer = $3 where id = $2 and case_id = $1 returning id',
}

/** Stores the answer to an offer of a locked case; false if the case has no such offer. */
export async function saveAnswer(
  tx: Database,
  caseId: number,
  offerId: number,
  answer: OfferAnswer,
): Promise<boolean> {
  return (await tx.query(answerSaved, [caseId, offerId, answer])).length > 0
}

const pictureFound: Statement = {
  name: 'cases-picture-found',
  text: `select exists (
      select from case_files f join case_offers o on o.id = f.offer_id
      where o.case_id = $1 and $2 in (f.key, f.small_key)
    ) as found`,
}

/** Whether a key is that of a picture of this case. */
export async function hasPicture(database: Database, caseId: number, key: string): Promise<boolean> {
  return (await database.query<{ found: boolean }>(pictureFound, [caseId, key]))[0]?.found ?? false
}
