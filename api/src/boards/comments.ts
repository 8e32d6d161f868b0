import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import { commentExists } from './comment-queries'

/**
 * Explains why a caller cannot change a comment.
 * @throws not-owner (403), not-found (404)
 */
export async function refuseComment(database: Database, id: number): Promise<never> {
  if (await commentExists(database, id)) throw errors.notOwner("This is someone else's comment.")
  throw errors.notFound('such comment')
}
