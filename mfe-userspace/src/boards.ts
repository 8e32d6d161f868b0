import type { PostType } from '@within-reach/contract'

/** What the screens have to know of a board. */
export interface Board {
  readonly type: PostType
  readonly title: string
  readonly description: string
  /** Whether its posts are somewhere. */
  readonly placed: boolean
  /** Whether its posts seek or recruit. */
  readonly hasStatus: boolean
  readonly newPost: string
  readonly empty: string
  readonly notLoaded: string
}

/** The four boards (specification, section 2). */
export const boards: Readonly<Record<PostType, Board>> = {
  fr: {
    type: 'fr',
    title: 'Find your roommate',
    description: 'Share a flat with somebody who fits.',
    placed: true,
    hasStatus: false,
    newPost: 'Look for a roommate',
    empty: 'Nobody is looking for a roommate here yet.',
    notLoaded: 'These posts could not be loaded.',
  },
  tr: {
    type: 'tr',
    title: 'Trade your stuff',
    description: 'Second-hand things from people who are moving on.',
    placed: true,
    hasStatus: false,
    newPost: 'Offer something',
    empty: 'Nothing is offered here yet.',
    notLoaded: 'These posts could not be loaded.',
  },
  jobs: {
    type: 'jobs',
    title: 'Jobs',
    description: 'Seek work, or recruit somebody.',
    placed: true,
    hasStatus: true,
    newPost: 'Post a job',
    empty: 'No jobs here yet.',
    notLoaded: 'These jobs could not be loaded.',
  },
  qb: {
    type: 'qb',
    title: 'Questions board',
    description: 'Ask people who have been through it.',
    placed: false,
    hasStatus: false,
    newPost: 'Ask a question',
    empty: 'No questions yet.',
    notLoaded: 'These questions could not be loaded.',
  },
}
