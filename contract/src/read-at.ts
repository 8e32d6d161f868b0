import * as v from 'valibot'
import type { Call } from './call'

/**
 * A read that a page begins with, of which a record names the path only. Every call with `reads` is answered like this one.
 * @param path of a call with `reads`
 */
export const readAt = (path: Call['path']): Call => ({
  path,
  summary: '',
  login: 'none',
  reads: true,
  // A member's own posts are marked.
  marksOwn: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.unknown(),
  failures: {},
})
