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
  /** The last change of an edited post that its author has seen; empty if there was none. A draft keeps that of the post it began from. */
  readonly edited: string
}

/** A post without text. */
export const noText = {
  region: '',
  specificLocation: '',
  subject: '',
  description: '',
  jstatus: '',
  edited: '',
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
  edited: post.edited ?? '',
  ...factValues(facts),
})
