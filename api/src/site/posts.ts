import type { Post, PostType } from '@within-reach/contract'

/** A post in a link preview. */
export interface PostPreview {
  readonly type: PostType
  readonly subject: string
  /** Without markup. */
  readonly text: string
  /** The path of its first picture. */
  readonly picture: string | null
  readonly author: string
  readonly created: Date
  readonly edited: Date | null
}

/** The boards, as the site uses them. Each may throw unavailable (503). */
export interface SitePosts {
  preview(id: number): Promise<PostPreview | undefined>
  /** The previews of the posts that exist, by id. */
  previews(ids: readonly number[]): Promise<ReadonlyMap<number, PostPreview>>
  /** The preview of a post that has already been read. */
  previewOf(post: Post): PostPreview
  /** At most `most` posts with ids above `after` up to `last`, the lowest first. */
  addresses(
    after: number,
    last: number,
    most: number,
  ): Promise<readonly { readonly id: number; readonly changed: Date }[]>
  /** The highest id of a post; 0 without posts. */
  highestId(): Promise<number>
}
