import type { Facts, Post } from '@within-reach/contract'
import { factValues, type FactValues } from '../facts/form-values'
import { asMarkup } from './typed-text'

/** The values of the editors. Each board uses the fields that it has. */
export interface PostValues extends FactValues {
  readonly region: string
  readonly specificLocation: string
  readonly subject: string
  readonly description: string
  readonly jstatus: string
}

/** A post without text. */
export const noText = {
  region: '',
  specificLocation: '',
  subject: '',
  description: '',
  jstatus: '',
}

/** An empty post. */
export const noValues: PostValues = { ...noText, ...factValues() }

/** The initial values of a post's editor. */
export const valuesOf = (post: Post, facts: Facts): PostValues => ({
  region: post.region ?? '',
  specificLocation: post.specificLocation ?? '',
  subject: post.subject,
  description: asMarkup(post.description),
  jstatus: post.jstatus ?? '',
  ...factValues(facts),
})
