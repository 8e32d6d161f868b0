import * as accounts from './accounts'
import * as boards from './boards'
import * as budgets from './budgets'
import type { Call } from './call'
import * as health from './health'
import * as inquiries from './inquiries'
import * as messages from './messages'
import * as modules from './shared-modules'
import * as pageVersions from './page-versions'
import * as proofs from './proofs'
import * as registry from './registry'
import * as rules from './rules'
import * as secondFactor from './second-factor'
import * as teamKeys from './team-keys'

/** Every call of the service: first those of the specification's section 7 in its order, then the site's own. */
export const calls: readonly Call[] = [
  accounts.login,
  accounts.signup,
  accounts.sendVCode,
  accounts.verifyCode,
  accounts.sendVCode2,
  accounts.changePwd,
  messages.postMsg,
  messages.msgs,
  messages.msg,
  messages.deleteFromUser,
  boards.posts,
  boards.posting,
  boards.postDetail,
  boards.cms,
  boards.postingCm,
  boards.deleteCm,
  boards.deletePost,
  accounts.getProfile,
  accounts.updateProfile,
  inquiries.inqLong,
  inquiries.inqLong2,
  inquiries.inqShort,
  inquiries.inqShort2,
  inquiries.inqs,
  accounts.session,
  accounts.logout,
  accounts.signIns,
  accounts.endSignIn,
  accounts.endSignIns,
  secondFactor.secondFactor,
  secondFactor.passkeyOptions,
  secondFactor.registerPasskey,
  secondFactor.verifyPasskey,
  secondFactor.verifyRecoveryCode,
  secondFactor.removePasskey,
  boards.updatePost,
  boards.updateCm,
  messages.unread,
  registry.registryStatus,
  registry.registryHistory,
  registry.changeRegistry,
  registry.undoChange,
  registry.checkRemote,
  registry.publishVersion,
  registry.overrideLink,
  registry.grantOperator,
  registry.registryAccess,
  registry.createToken,
  registry.revokeToken,
  modules.sharedModules,
  pageVersions.pageVersions,
  proofs.publishedVersion,
  proofs.recordProof,
  proofs.addProof,
  rules.changeRules,
  budgets.changeBudget,
  teamKeys.teamKeys,
  teamKeys.changeTeamKeys,
  health.reportHealth,
  health.registryHealth,
]
