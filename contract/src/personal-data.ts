import * as v from 'valibot'
import { defineCall } from './call'
import { Instant, Password } from './fields'

/** What becomes of the posts and comments of a member who deletes the account: they go, or stay without a name. */
export const contentFates = ['remove', 'keep'] as const
export type ContentFate = (typeof contentFates)[number]
export const ContentFate = v.picklist(contentFates, 'must be remove or keep')

/** The address of an exported archive. Only a browser in which the member is logged in can load it, and only once. */
export const dataExportPath = '/api/dataExport'

export const exportData = defineCall({
  path: '/api/exportData',
  summary:
    "Prepare an archive of everything that is the caller's, and answer the address to load it from once",
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.object({
    /** A path of this site. */
    address: v.string(),
    until: Instant,
  }),
  failures: {},
})

export const accountDeletion = defineCall({
  path: '/api/accountDeletion',
  summary: 'When the account of the caller will be deleted; null if the caller did not ask for it',
  login: 'bearer',
  reads: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.object({ due: v.nullable(Instant) }),
  failures: {},
})

export const deleteAccount = defineCall({
  path: '/api/deleteAccount',
  summary:
    'Ask to delete the account of the caller in a week. Every sign-in ends; a login before then can keep the account',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ password: Password, content: ContentFate }),
  success: v.object({ due: Instant }),
  failures: { wrongPassword: 1 },
})

export const keepAccount = defineCall({
  path: '/api/keepAccount',
  summary: 'Keep an account whose deletion was asked for',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({}),
  success: v.optional(v.null()),
  failures: {},
})
