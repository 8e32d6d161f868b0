import type { Post } from '@within-reach/contract'
import { readableText } from '../platform/readable-text'
import type { Reads } from '../platform/replicas/reads'
import { pathOf } from './presenter'
import { findHighestId, findPreview, findPreviews, listAddresses, type PreviewRecord } from './public-queries'

/**
 * The posts as the site's pages present them to search engines and link previews. They contain nothing private: of an author
 * only the nick.
 */
export const publicPosts = (reads: Pick<Reads, 'of'>) => ({
  /** A post by its id, or undefined. */
  async preview(id: number) {
    const post = await reads.of().find((from) => findPreview(from, id))
    return post && presentPreview(post)
  },
  /** The posts that exist, by id. */
  async previews(ids: readonly number[]) {
    const found = await findPreviews(reads.of().database, ids)
    return new Map(found.map((post) => [post.id, presentPreview(post)]))
  },
  /** The preview of a post that has already been read. */
  previewOf: ({
    type,
    subject,
    description,
    image_path: picture,
    userid: author,
    ca,
    edited,
    caution,
  }: Post) => ({
    type,
    subject,
    text: caution ? '' : readableText(description),
    picture,
    author,
    created: new Date(ca),
    edited: edited === null ? null : new Date(edited),
  }),
  /** At most `most` posts with ids above `after` up to `last`, the lowest first. */
  async addresses(after: number, last: number, most: number) {
    const records = await listAddresses(reads.of().database, after, last, most)
    return records.map(({ id, changed_at: changed }) => ({ id, changed }))
  },
  /** The highest id of a post; 0 without posts. */
  highestId: () => findHighestId(reads.of().database),
})

const presentPreview = (post: PreviewRecord) => ({
  type: post.type,
  subject: post.subject,
  // A folded text is not shown in previews.
  text: post.caution ? '' : readableText(post.description),
  picture: post.image_key && pathOf(post.image_key),
  author: post.nick,
  created: post.created_at,
  edited: post.edited_at,
})
