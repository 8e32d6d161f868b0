import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PostType } from '@within-reach/contract'

/** The properties of a board. */
export interface Board {
  readonly type: PostType
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  /** Whether its posts have a location. */
  readonly hasLocation: boolean
  /** Whether its posts seek or recruit. */
  readonly hasStatus: boolean
  readonly search: MessageDescriptor
  readonly newPost: MessageDescriptor
  readonly changePost: MessageDescriptor
  readonly empty: MessageDescriptor
  readonly notLoaded: MessageDescriptor
}

/** The four boards (specification, section 2). */
export const boards: Readonly<Record<PostType, Board>> = {
  fr: {
    type: 'fr',
    title: msg`Find your roommate`,
    description: msg`Share a flat with somebody who suits you.`,
    hasLocation: true,
    hasStatus: false,
    search: msg`Search Find your roommate`,
    newPost: msg`Look for a roommate`,
    changePost: msg`Edit your post`,
    empty: msg`Nobody is looking for a roommate here yet.`,
    notLoaded: msg`These posts could not be loaded.`,
  },
  tr: {
    type: 'tr',
    title: msg`Trade your stuff`,
    description: msg`Second-hand things from people who are moving away.`,
    hasLocation: true,
    hasStatus: false,
    search: msg`Search Trade your stuff`,
    newPost: msg`Offer something`,
    changePost: msg`Edit your post`,
    empty: msg`Nothing is offered here yet.`,
    notLoaded: msg`These posts could not be loaded.`,
  },
  jobs: {
    type: 'jobs',
    title: msg`Jobs`,
    description: msg`Seek work, or recruit somebody.`,
    hasLocation: true,
    hasStatus: true,
    search: msg`Search Jobs`,
    newPost: msg`Post a job`,
    changePost: msg`Edit your job`,
    empty: msg`No jobs here yet.`,
    notLoaded: msg`These jobs could not be loaded.`,
  },
  qb: {
    type: 'qb',
    title: msg`Questions board`,
    description: msg`Ask people who have done it before.`,
    hasLocation: false,
    hasStatus: false,
    search: msg`Search Questions board`,
    newPost: msg`Ask a question`,
    changePost: msg`Edit your question`,
    empty: msg`No questions yet.`,
    notLoaded: msg`These questions could not be loaded.`,
  },
}
