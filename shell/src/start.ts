import { createSessionStore, removeOldDrafts } from '@within-reach/shared-core'
import { forgetReadsOfOthers } from '@within-reach/shared-core/react'
import { start } from 'single-spa'
import { renderChrome } from './chrome/chrome'
import { createHost, type Host } from './composition/host'
import { createMessageCenter } from './composition/message-center'
import { prefetchOnIntent } from './composition/prefetch'
import { versionUrl } from './composition/records'
import { registerSections } from './composition/sections'
import { followMissing } from './decision/follow-missing'
import { keepKnown } from './decision/keep-known'
import { clearEarly } from './early/clear'
import { sendHealth } from './health/send-health'
import { changedFile } from './integrity/changed-file'
import { keepLanguage } from './language/keep-language'
import { createAnnouncer } from './navigation/announce'
import { followNavigation } from './navigation/follow'
import { pageTitles } from './navigation/titles'
import { keepNew } from './newer/keep-new'
import { createUnsavedWork } from './newer/unsaved-work'
import { keepOverride } from './override/keep-override'
import { readPageAnswers, readPageDecision, readPageSettings } from './page-data'
import { pause } from './pause'
import { keepReceipt } from './receipt/receipt'
import { sharedModules } from './receipt/shared-modules'
import { showReceipt } from './receipt/show-receipt'
import { interceptFetch } from './session/interceptor'
import { keepSession } from './session/keeper'
import { logOutWith } from './session/log-out'
import { offerAnswers } from './session/offer-answers'
import { keepTheme } from './theme/keep-theme'
import { followUnread } from './unread/follow-unread'

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

const { site, unhashed, healthSample = 0, ticket = '', registryKey, overrides } = readPageSettings()
const known = keepKnown(readPageDecision(), registryKey)
const language = keepLanguage()
const theme = keepTheme()
const session = createSessionStore()
const keeper = keepSession(session)
offerAnswers(session, readPageAnswers())
forgetReadsOfOthers(session)
interceptFetch(keeper)
logOutWith(keeper.signOut)
await pause()

const titles = pageTitles(known, language, session)
const main = byId('main')
clearEarly(main)
const announce = createAnnouncer()
const follower = followNavigation({
  main,
  onLeave: keeper.checkMarker,
  onAddress: titles.show,
  onPage: () => announce(titles.current()),
})
const openMessages = createMessageCenter(known, () => host, byId('overlay'))
const health = sendHealth({ sample: healthSample, ticket, origin: window.location.origin, changedFile })
const receipt = keepReceipt({
  known,
  isChecked: (remote, version) => versionUrl(remote, version) !== unhashed,
  shared: sharedModules,
  changedFile,
})
const unsaved = createUnsavedWork()
const host: Host = createHost({
  known,
  site,
  session,
  language,
  listeners: [receipt.events, showReceipt(receipt), health],
  receipt: receipt.current,
  unsaved,
  openMessages,
  setTitle: titles.set,
  arrived: follower.arrived,
})
const onTrouble = (error: unknown) => host.onTrouble('shell', error)
await pause()

void renderChrome({
  header: byId('header'),
  footer: byId('footer'),
  known,
  site,
  session,
  language,
  theme,
  unread: followUnread(session),
  openMessages,
  onTrouble,
})
await pause()
registerSections(known, host, main, session)
await pause()
prefetchOnIntent(known)
keepNew(known, registryKey, unsaved, onTrouble)
keepOverride({ known, overrides, header: byId('header'), onTrouble })
start()
followMissing(known, onTrouble)
removeOldDrafts()
