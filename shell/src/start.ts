import { completeMissing, createRegistryClient } from '@within-reach/runtime'
import { createSessionStore, removeOldDrafts } from '@within-reach/shared-core'
import { forgetReadsOfOthers } from '@within-reach/shared-core/react'
import { start } from 'single-spa'
import { renderChrome } from './chrome/chrome'
import { createHost, type Host } from './composition/host'
import { createMessageCenter } from './composition/message-center'
import { prefetchOnIntent } from './composition/prefetch'
import { versionUrl } from './composition/records'
import { registerSections } from './composition/sections'
import { keepDecision } from './decision/shell-decision'
import { clearEarly } from './early/clear'
import { sendHealth } from './health/send-health'
import { changedFile } from './integrity/changed-file'
import { keepLanguage } from './language/keep-language'
import { createAnnouncer } from './navigation/announce'
import { followNavigation } from './navigation/follow'
import { pageTitles } from './navigation/titles'
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
import { createUnsavedWork } from './updates/unsaved-work'
import { keepUpdated } from './updates/keep-updated'
import { whenIdle } from './when-idle'

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

const { site, unhashed, healthSample = 0, ticket = '', registryKey, overrides } = readPageSettings()
const registry = createRegistryClient({
  inlined: readPageDecision(),
  registryKey,
  fetch: (input, init) => window.fetch(input, init),
  storage: localStorage,
  whenIdle,
})
const { decisions } = registry
keepDecision(decisions)
const language = keepLanguage()
const theme = keepTheme()
const session = createSessionStore()
const keeper = keepSession(session)
offerAnswers(session, readPageAnswers())
forgetReadsOfOthers(session)
interceptFetch(keeper)
logOutWith(keeper.signOut)
await pause()

const titles = pageTitles(decisions, language, session)
const main = byId('main')
clearEarly(main)
const announce = createAnnouncer()
const follower = followNavigation({
  main,
  onLeave: keeper.checkMarker,
  onAddress: titles.show,
  onPage: () => announce(titles.current()),
})
const openMessages = createMessageCenter(decisions, () => host, byId('overlay'))
const health = sendHealth({ sample: healthSample, ticket, origin: window.location.origin, changedFile })
const receipt = keepReceipt({
  decisions,
  isChecked: (remote, version) => versionUrl(remote, version) !== unhashed,
  shared: sharedModules,
  changedFile,
})
const unsaved = createUnsavedWork()
const host: Host = createHost({
  decisions,
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
  decisions,
  site,
  session,
  language,
  theme,
  unread: followUnread(session),
  openMessages,
  onTrouble,
})
await pause()
registerSections(decisions, host, main, session)
await pause()
prefetchOnIntent(decisions)
keepUpdated({ registry, unsaved, onTrouble })
keepOverride({ decisions, overrides, header: byId('header'), onTrouble })
start()
completeMissing(decisions, { navigations: window, onTrouble })
removeOldDrafts()
