import type { Post } from '@within-reach/contract'
import { asMarkup } from './typed-text'

/** What the editors hold; each board uses the fields that it has. */
export interface PostValues {
  readonly region: string
  readonly specificLocation: string
  readonly subject: string
  readonly description: string
  readonly jstatus: string
}

/** A post that nobody has written yet. */
export const noValues: PostValues = {
  region: '',
  specificLocation: '',
  subject: '',
  description: '',
  jstatus: '',
}

/** What the editor of a post begins with. */
export const valuesOf = (post: Post): PostValues => ({
  region: post.region ?? '',
  specificLocation: post.specificLocation ?? '',
  subject: post.subject,
  description: asMarkup(post.description),
  jstatus: post.jstatus ?? '',
})
