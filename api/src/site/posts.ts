import type { PostType } from '@within-reach/contract'

/** A post as previews of its link show it. */
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

/** What the site asks of the boards, which it does not know. Each may throw unavailable (503). */
export interface SitePosts {
  preview(id: number): Promise<PostPreview | undefined>
  /** Posts with ids above `after` up to `last`, the lowest first, at most `most` of them. */
  addresses(
    after: number,
    last: number,
    most: number,
  ): Promise<readonly { readonly id: number; readonly changed: Date }[]>
  /** The highest id that a post has; 0 where there is no post. */
  highestId(): Promise<number>
}
