import type { FastifyInstance } from 'fastify'
import { deleteInBatches } from '../platform/cleanup'
import type { Platform } from '../platform/platform'
import { deleteExpiredCodes } from './code-queries'
import { createCookies } from './cookies'
import { registerDeletion } from './deletion/routes'
import { registerEmailChange } from './email/routes'
import { deleteUnusedBrowsers } from './known-browser-queries'
import { deleteAllExpiredTokens } from './queries'
import { registerOpenid } from './openid/routes'
import { registerPasskeyLogin } from './passkeys/login-routes'
import { registerPasskeys } from './passkeys/routes'
import { registerProfile } from './profile-routes'
import { registerReset } from './reset-routes'
import { registerSecondFactor } from './second-factor/routes'
import { registerSignIn } from './sign-in-routes'
import { registerSignIns } from './sign-ins-routes'
import { registerSignUp } from './sign-up-routes'

/** Accounts: sign-up, sign-in, forgotten passwords, and the profile. */
export function registerAccounts(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  const cookies = createCookies(platform.settings.publicUrl.startsWith('https:'))
  platform.cleanup.add({ what: 'sign-ins', run: () => deleteAllExpiredTokens(database) })
  platform.cleanup.add({ what: 'codes', run: () => deleteInBatches(() => deleteExpiredCodes(database)) })
  platform.cleanup.add({
    what: 'known browsers',
    run: () => deleteInBatches(() => deleteUnusedBrowsers(database)),
  })
  registerSignIn(app, platform, cookies)
  registerSignIns(app, platform)
  registerPasskeyLogin(app, platform, cookies)
  registerPasskeys(app, platform, cookies)
  registerOpenid(app, platform, cookies)
  registerSecondFactor(app, platform)
  registerSignUp(app, platform, cookies)
  registerReset(app, platform, cookies)
  registerProfile(app, platform, cookies)
  registerEmailChange(app, platform, cookies)
  registerDeletion(app, platform)
}
