import type { Comment, Post, PostRow } from '@within-reach/contract'

/** A row of a board's list, for tests. */
export const aRow = (own: Partial<PostRow> = {}): PostRow => ({
  post_idx: 42,
  type: 'fr',
  region: 'South Korea',
  specificLocation: 'Mapo, Seoul',
  subject: 'A bright room',
  image_path: null,
  jstatus: null,
  userid: 'alex',
  useremail: null,
  ca: '2026-11-18T09:30:00.000Z',
  pn: 7,
  ...own,
})

/** A whole post, for tests. */
export const aPost = (own: Partial<Post> = {}): Post => ({
  ...aRow(),
  description: '<p>Bills included</p>',
  files: [],
  edited: null,
  ...own,
})

/** A comment, for tests. */
export const aComment = (own: Partial<Comment> = {}): Comment => ({
  cm_idx: 5,
  cm: 'Is it still free?',
  userid: 'noa',
  useremail: null,
  ca: '2026-11-19T10:00:00.000Z',
  edited: null,
  ...own,
})
