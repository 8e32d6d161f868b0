import * as accounts from './accounts'
import * as appealDesk from './appeal-desk'
import * as badges from './badges'
import * as blocks from './blocks'
import * as boards from './boards'
import * as bookmarks from './bookmarks'
import * as budgets from './budgets'
import type { Call } from './call'
import * as caseDesk from './case-desk'
import * as cases from './cases'
import * as conversations from './conversations'
import * as development from './development'
import * as emailChanges from './email-change'
import * as facts from './facts'
import * as health from './health'
import * as inquiries from './inquiries'
import * as interlock from './interlock'
import * as messages from './messages'
import * as moderation from './moderation'
import * as notices from './notices'
import * as notifications from './notifications'
import * as openid from './openid'
import * as push from './push'
import * as modules from './shared-modules'
import * as pageVersions from './page-versions'
import * as passkeys from './passkeys'
import * as personalData from './personal-data'
import * as postFilter from './post-filter'
import * as proofs from './proofs'
import * as registry from './registry'
import * as reports from './reports'
import * as rules from './rules'
import * as savedSearches from './saved-searches'
import * as secondFactor from './second-factor'
import * as staff from './staff'
import * as stopMails from './stop-mails'
import * as teamKeys from './team-keys'
import * as translations from './translation'

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
  emailChanges.emailChange,
  emailChanges.changeEmail,
  emailChanges.confirmEmail,
  passkeys.ownPasskeys,
  passkeys.ownPasskeyOptions,
  passkeys.addOwnPasskey,
  passkeys.removeOwnPasskey,
  passkeys.passkeyLoginOptions,
  passkeys.passkeyLogin,
  secondFactor.secondFactor,
  secondFactor.passkeyOptions,
  secondFactor.registerPasskey,
  secondFactor.verifyPasskey,
  secondFactor.verifyRecoveryCode,
  secondFactor.removePasskey,
  boards.updatePost,
  boards.updateCm,
  messages.unread,
  conversations.conversations,
  conversations.conversation,
  facts.facts,
  facts.saveFacts,
  postFilter.findPosts,
  cases.myCases,
  cases.myCase,
  cases.linkedCase,
  cases.writeInMyCase,
  cases.writeInLinkedCase,
  cases.answerMyOffer,
  cases.answerLinkedOffer,
  cases.endCaseLink,
  caseDesk.cases,
  caseDesk.deskCase,
  caseDesk.takeCase,
  caseDesk.moveCase,
  caseDesk.writeInCase,
  caseDesk.offerHome,
  caseDesk.renewCaseLink,
  caseDesk.caseFigures,
  blocks.block,
  blocks.unblock,
  blocks.blocks,
  badges.badges,
  badges.myBadges,
  badges.checkDomain,
  badges.confirmDomain,
  badges.removeDomain,
  badges.hostPapers,
  badges.grantPapers,
  badges.revokePapers,
  personalData.exportData,
  personalData.accountDeletion,
  personalData.deleteAccount,
  personalData.keepAccount,
  savedSearches.saveSearch,
  savedSearches.savedSearches,
  savedSearches.changeSearch,
  savedSearches.lookAtSearch,
  savedSearches.removeSearch,
  notifications.notificationSettings,
  notifications.changeNotificationSettings,
  openid.openidFound,
  openid.openidLogin,
  openid.openidConnect,
  openid.openidConnectOwn,
  openid.openidConnected,
  openid.openidDisconnect,
  push.pushOptions,
  push.subscribePush,
  push.unsubscribePush,
  stopMails.linkedMails,
  stopMails.stopLinkedMails,
  bookmarks.bookmark,
  bookmarks.bookmarks,
  bookmarks.bookmarked,
  translations.translation,
  interlock.checkText,
  registry.registryStatus,
  registry.registryHistory,
  registry.changeRegistry,
  registry.undoChange,
  registry.checkRemote,
  registry.publishVersion,
  registry.overrideLink,
  development.developmentTicket,
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
  staff.myRoles,
  staff.changeStaff,
  staff.staff,
  reports.report,
  reports.myReports,
  notices.notices,
  notices.appeal,
  notices.linkedNotice,
  notices.linkedAppeal,
  moderation.reviews,
  moderation.review,
  moderation.decide,
  moderation.reverseDecision,
  moderation.mergeReviews,
  appealDesk.appeals,
  appealDesk.decideAppeal,
  moderation.moderationHistory,
]
