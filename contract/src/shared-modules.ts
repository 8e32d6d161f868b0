import * as v from 'valibot'
import { defineCall } from './call'
import { RemoteName, VersionNumber } from './live'

/** A version that visitors may get and that takes a shared module from the shell. */
export const ModuleUser = v.object({
  remote: RemoteName,
  version: VersionNumber,
  role: v.picklist(['current', 'last good', 'canary']),
  /** The range of its manifest. */
  range: v.string(),
  /** The module's version that it was built with; absent in older records. */
  built: v.optional(v.string()),
})
export type ModuleUser = v.InferOutput<typeof ModuleUser>

/** A module of which the whole page has one copy. */
export const SharedModule = v.object({
  module: v.string(),
  /** The version of the shell; absent if the shell does not provide it. */
  provided: v.optional(v.string()),
  users: v.array(ModuleUser),
})
export type SharedModule = v.InferOutput<typeof SharedModule>

export const sharedModules = defineCall({
  path: '/api/sharedModules',
  summary: 'The shared modules: the version of the shell, and the live versions that use each of them',
  login: 'operator',
  right: 'read',
  convention: 'truthy',
  request: v.object({}),
  success: v.array(SharedModule),
  failures: {},
})
