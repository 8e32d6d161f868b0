import {
  jobStatuses,
  type PostRow,
  posts,
  type PostType,
  regions,
  successAnswer,
} from '@within-reach/contract'
import type { PrerenderedList } from '@within-reach/shared-core/pages'
import { boards } from '../boards'
import { fieldsOf, readFilters } from './filters'

/** The sample row of a board's list. */
const sample = {
  post_idx: 900_000_001,
  pn: 900_000_002,
  subject: 'subject-of-the-row',
  userid: 'userid-of-the-row',
  image_path: '/picture-of-the-row',
  ca: new Date(981_173_106_789).toISOString(),
} as const satisfies Partial<PostRow>

/** The first page of a board without filters, as every visitor sees it. */
export function newest(board: PostType): PrerenderedList {
  const { type, placed, hasStatus } = boards[board]
  const all = fieldsOf(boards[board], readFilters(new URLSearchParams()))
  const fields = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const rest = { type, region: null, jstatus: null, specificLocation: null, useremail: null }
  return {
    path: posts.path,
    fields: Object.fromEntries(fields),
    sample,
    kinds: {
      image_path: [sample.image_path, null],
      region: placed ? regions : [null],
      jstatus: hasStatus ? [...jobStatuses, null] : [null],
    },
    answer: (row) => successAnswer(posts, [{ ...rest, ...row }], { total: 1, page: 1, pages: 1 }),
  }
}
