import * as v from 'valibot'
import type { Call } from './call'

/**
 * The call of a read that is known only by its path, as in a remote's record. All calls with `reads` and without login have the
 * same convention and failures, so this is enough to read their answers.
 * @param path the path of a call with `reads` and without login
 */
export const readAt = (path: Call['path']): Call => ({
  path,
  summary: '',
  login: 'none',
  reads: true,
  // The answer may mark a member's own posts.
  marksOwn: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.unknown(),
  failures: {},
})
