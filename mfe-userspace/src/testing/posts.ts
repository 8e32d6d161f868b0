import type { Comment, Post, PostRow } from '@within-reach/contract'

/** A row of a board's list for tests. Its age is always shown as a date, whatever the clock says. */
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
  ca: '2024-03-18T09:30:00.000Z',
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
  ca: '2024-03-19T10:00:00.000Z',
  edited: null,
  ...own,
})

/** A time this many hours ago. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
