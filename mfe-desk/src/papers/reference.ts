import { paths, safetyPaths, withQuery } from '@within-reach/shared-core'
import { addresses } from '../addresses'

/** A post or comment by which an agent finds its author. */
export interface Reference {
  readonly kind: 'post' | 'comment'
  readonly id: string
}

/** The pages whose address names a post or a comment by `id`. Other pages number something else. */
const pages = [paths.view, paths.jobsView, safetyPaths.report, safetyPaths.block, addresses.papers]

/**
 * Reads the number of a post, or a link of the site that names a post or a comment.
 * @returns undefined for anything else
 */
export function readReference(text: string): Reference | undefined {
  const [link = '', query = ''] = text.trim().replace(/#.*$/, '').split('?', 2)
  if (query === '') return referenceOf('post', link)
  if (!pages.some((page) => link.endsWith(page))) return undefined
  return referenceIn(new URLSearchParams(query))
}

/** Reads the parameters of such a link. Without a kind, it names a post. */
export const referenceIn = (query: URLSearchParams): Reference | undefined =>
  referenceOf(query.get('kind') ?? 'post', query.get('id') ?? '')

/** The page of the desk with the author found. */
export const papersAddress = ({ kind, id }: Reference): string => withQuery(addresses.papers, { kind, id })

function referenceOf(kind: string, id: string): Reference | undefined {
  const isPublic = kind === 'post' || kind === 'comment'
  return isPublic && /^[1-9]\d{0,9}$/.test(id) ? { kind, id } : undefined
}
