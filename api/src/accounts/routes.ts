import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform'
import { deleteAllExpiredCodes } from './code-queries'
import { createCookies } from './cookies'
import { deleteUnusedBrowsers } from './known-browser-queries'
import { deleteAllExpiredTokens } from './queries'
import { registerProfile } from './profile-routes'
import { registerReset } from './reset-routes'
import { registerSecondFactor } from './second-factor/routes'
import { registerSignIn } from './sign-in-routes'
import { registerSignIns } from './sign-ins-routes'
import { registerSignUp } from './sign-up-routes'

/** Accounts: sign-up, sign-in, forgotten passwords, and the profile. */
export function registerAccounts(app: FastifyInstance, platform: Platform): void {
  const cookies = createCookies(platform.settings.publicUrl.startsWith('https:'))
  platform.cleanup.add({ what: 'sign-ins', run: () => deleteAllExpiredTokens(platform.database) })
  platform.cleanup.add({ what: 'codes', run: () => deleteAllExpiredCodes(platform.database) })
  platform.cleanup.add({ what: 'known browsers', run: () => deleteUnusedBrowsers(platform.database) })
  registerSignIn(app, platform, cookies)
  registerSignIns(app, platform)
  registerSecondFactor(app, platform)
  registerSignUp(app, platform, cookies)
  registerReset(app, platform, cookies)
  registerProfile(app, platform, cookies)
}
