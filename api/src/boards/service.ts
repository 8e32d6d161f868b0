import { newPost, type FieldsOf, type posting, type Region } from '@within-reach/contract'
import * as v from 'valibot'
import type { UploadedFile } from '../platform/calls'
import type { Database } from '../platform/database/database'
import { errors } from '../platform/errors'
import type { SavedFile } from '../platform/files/save-file'
import { type Once, unrecorded } from '../platform/idempotency/idempotency'
import type { WrittenText } from '../platform/interlock'
import type { Platform } from '../platform/platform'
import { linksIn, readableLines, readableText } from '../platform/readable-text'
import { storedDescription } from './descriptions'
import { saveFiles, keysOf, removeFiles, removeUnnamed, type Uploader } from '../platform/files/save-files'
import { deletePost, insertPost, type NewPost, postExists } from './queries'
import { searchForm } from './search'

type PostInput = Omit<NewPost, 'files'>

/**
 * Publishes a post: checks it against its board, stores its files, then writes it. If anything fails, nothing is stored.
 * @returns the new post's id
 * @throws invalid (400), region-closed (403), too-large (413), unsupported-type (415), too-many (429)
 */
export async function publishPost(
  platform: Platform,
  author: Uploader,
  fields: FieldsOf<typeof posting>,
  uploads: readonly UploadedFile[],
  once: Once = unrecorded(platform.database),
): Promise<number> {
  const input = readPostInput(fields)
  await demandOpenRegion(platform, input.region)
  const files = await saveFiles(platform, input.type, uploads, author)
  try {
    const keep = await platform.interlock.assess(writtenAs(author.userId, input, files))
    return await once.write(async (tx) => {
      const id = await insertPost(tx, author.userId, { ...input, files })
      await keep(tx, id)
      return id
    }, postedAs)
  } catch (error) {
    await removeUnnamed(platform, keysOf(files), error)
    throw error
  }
}

/**
 * A post as the interlock judges it.
 * @param added its new files
 * @param looks those of other pictures to compare
 */
export const writtenAs = (
  authorId: number,
  { subject, specificLocation, description }: PostInput,
  added: readonly SavedFile[],
  looks: readonly string[] = [],
): WrittenText => ({
  kind: 'post',
  authorId,
  text: [subject, specificLocation ?? '', readableLines(description)].join('\n'),
  links: linksIn(description),
  looks: [...looks, ...added.flatMap(({ look }) => look ?? [])],
})

/** What the call answers about a new post. */
export const postedAs = (id: number) => ({ post_idx: id })

/**
 * Deletes a member's own post with its comments and files.
 * @throws not-owner (403), not-found (404)
 */
export async function removePost(platform: Platform, id: number, callerId: number): Promise<void> {
  const keys = await deletePost(platform.database, id, callerId)
  if (keys) return removeFiles(platform, keys)
  return refusePost(platform.database, id)
}

/**
 * Explains why a caller cannot change a post.
 * @throws not-owner (403), not-found (404)
 */
export async function refusePost(database: Database, id: number): Promise<never> {
  if (await postExists(database, id)) throw errors.notOwner("This is someone else's post.")
  throw errors.notFound('such post')
}

/** @throws region-closed (403) */
export async function demandOpenRegion({ regions }: Platform, region: Region | null): Promise<void> {
  if (region && !(await regions.isOpen('mfe-userspace', region))) throw errors.regionClosed(region)
}

/**
 * The fields of the board's form, and no others.
 * @throws invalid (400)
 */
export function readPostInput({ type, ...fields }: FieldsOf<typeof posting>): PostInput {
  const read = v.safeParse(newPost[type], fields)
  if (!read.success) {
    const [issue] = read.issues
    throw errors.invalid(String(issue.path?.[0]?.key ?? 'type'), issue.message)
  }
  const { subject, description: written, ...rest } = read.output
  const region = 'region' in rest ? rest.region : null
  const specificLocation = 'specificLocation' in rest ? rest.specificLocation : null
  const jstatus = 'jstatus' in rest ? rest.jstatus || null : null
  const description = storedDescription(written)
  const searched = searchForm([subject, specificLocation ?? '', readableText(description)].join('\n'))
  return { type, region, specificLocation, jstatus, subject, description, searched }
}
