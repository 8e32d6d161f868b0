import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform'
import { registerExport } from './export-routes'
import { type RemovePosts, sweepAccounts } from './sweep'

/** What is a member's own: an archive of it, and its deletion with the account. */
export function registerPersonalData(
  app: FastifyInstance,
  platform: Platform,
  removePosts: RemovePosts,
): void {
  platform.cleanup.add({ what: 'accounts', run: () => sweepAccounts(platform, removePosts) })
  registerExport(app, platform)
}
