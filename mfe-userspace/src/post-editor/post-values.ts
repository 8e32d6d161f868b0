import type { Post } from '@within-reach/contract'
import { asMarkup } from './typed-text'

/** The values of the editors. Each board uses the fields that it has. */
export interface PostValues {
  readonly region: string
  readonly specificLocation: string
  readonly subject: string
  readonly description: string
  readonly jstatus: string
}

/** An empty post. */
export const noValues: PostValues = {
  region: '',
  specificLocation: '',
  subject: '',
  description: '',
  jstatus: '',
}

/** The initial values of a post's editor. */
export const valuesOf = (post: Post): PostValues => ({
  region: post.region ?? '',
  specificLocation: post.specificLocation ?? '',
  subject: post.subject,
  description: asMarkup(post.description),
  jstatus: post.jstatus ?? '',
})
