import { getInstance } from '@module-federation/enhanced/runtime'
import {
  completeMissing,
  createRegistryClient,
  createRuntime,
  ownersOf,
  registerSections,
  reportToConsole,
  sendHealth,
} from '@within-reach/runtime'
import { createSessionStore, removeOldDrafts } from '@within-reach/shared-core'
import { clearCacheOnReaderChange } from '@within-reach/shared-core/react'
import { start } from 'single-spa'
import { browserStorage } from './browser-storage'
import { renderChrome } from './chrome/chrome'
import { createHost } from './composition/host'
import { createMessageCenter } from './composition/message-center'
import { createRemoteAt } from './composition/remote-at'
import { createSectionViews } from './composition/section-view'
import { exposeDiagnostics } from './diagnostics/expose-diagnostics'
import { followEvents } from './member-events/follow-events'
import { removePrivate } from './prerender/remove-private'
import { replacePrerendered } from './prerender/replace-prerendered'
import { whenPainted } from './prerender/when-painted'
import { persistLanguage } from './language/persist-language'
import { offlineLater } from './offline/offline-later'
import { createFindPage } from './find-page'
import { createAnnouncer } from './navigation/announce'
import { followNavigation } from './navigation/follow'
import { followRedirects } from './navigation/navigate'
import { createRedirects } from './navigation/redirects'
import { pageTitles } from './navigation/titles'
import { createOwnPages } from './own-pages'
import { syncOverride } from './override/sync-override'
import { readInitialData, readPageDecision, readPageReference } from './page-data'
import { readPageSettings } from './page-settings'
import { pause } from './pause'
import { published } from './protect-page'
import { prefetchLater } from './prefetch/prefetch-later'
import { interceptFetch } from './session/interceptor'
import { logOutBy } from './session/log-out'
import { provideInitialData } from './session/provide-initial-data'
import { operator$ } from './session/operator'
import { manageSession } from './session/session-manager'
import { persistTheme } from './theme/persist-theme'
import { applyUpdates } from './updates/apply-updates'
import { createUnsavedWork } from './updates/unsaved-work'
import { whenIdle } from './when-idle'

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}
const [header, main, footer, overlay] = [byId('header'), byId('main'), byId('footer'), byId('overlay')]
const federation = getInstance()
if (!federation) throw new Error('Module Federation has not started')

// The decision and the visitor.
const { site, unhashed, healthSample = 0, ticket = '', registryKey, overrides, offline } = readPageSettings()
const registry = createRegistryClient({
  inlined: readPageDecision(),
  registryKey,
  fetch: (input, init) => window.fetch(input, init),
  storage: browserStorage,
  whenIdle,
})
const { decisions } = registry
const language = persistLanguage()
const theme = persistTheme()
const session = createSessionStore()
const sessionManager = manageSession(session)
removePrivate(main, session)
provideInitialData(session, readInitialData())
clearCacheOnReaderChange(session)
interceptFetch(sessionManager)
const logOut = logOutBy(sessionManager)
await pause()

// The hooks around a navigation.
const titles = pageTitles(decisions, language, session)
replacePrerendered(main)
const announce = createAnnouncer()
const follower = followNavigation({
  main,
  onLeave: sessionManager.checkMarker,
  onAddress: titles.show,
  onPage: () => announce(titles.current()),
})

// The composition of the page, and its telemetry.
const runtime = createRuntime({
  window,
  decisions,
  federation,
  published,
  language: language.language,
  onDemand: { '@within-reach/shared-core/forms': () => import('@within-reach/shared-core/forms') },
  unhashed,
})
const { loader, supervisor, diagnostics } = runtime
const { events$, trouble } = runtime.telemetry
reportToConsole({ events$, diagnostics, console })
const onTrouble = (error: unknown) => trouble('shell', error)
const remoteAt = createRemoteAt(ownersOf(decisions.current(), true).get(window.location.pathname))
const openDiagnostics = exposeDiagnostics({
  diagnostics,
  decisions,
  session,
  language,
  overrides,
  remoteAt,
  onTrouble,
})
sendHealth({
  events$,
  sample: healthSample,
  ticket,
  origin: window.location.origin,
  window,
  whenIdle,
  remoteAt,
})

const own = createOwnPages({ decisions, logOut })
const findPage = createFindPage(decisions, own.routes)
const redirected = createRedirects({ findPage, session })
followRedirects(redirected)
const prefetchNext = prefetchLater({
  decisions,
  loader,
  diagnostics,
  session,
  language,
  redirected,
  findPage,
  loadOwn: own.load,
})
const { prepare, sendLater } = offlineLater({
  decisions,
  session,
  registryKey,
  published,
  unhashed,
  isCopy: offline ?? false,
})

// The props of sections, and their elements.
const unsaved = createUnsavedWork()
const viewOf = createSectionViews(readPageReference())
const openMessages = createMessageCenter({
  decisions,
  loader,
  supervisor,
  propsFor: (remote) => propsFor(remote),
  view: (onClose) => viewOf({ parent: overlay, name: 'message-center', onClose }),
})
const propsFor = createHost({
  decisions,
  site,
  session,
  language,
  trouble,
  unsaved,
  openMessages,
  sendLater,
  caseChanges: (linked, shown) => events.caseChanges(linked, shown),
  messageChanges: () => events.messageChanges(),
  setTitle: titles.set,
  arrived() {
    follower.arrived()
    prefetchNext()
    prepare()
  },
})
await whenPainted()

// The page itself.
const events = followEvents(session)
void renderChrome({
  header,
  footer,
  decisions,
  site,
  session,
  language,
  theme,
  unread: events.unread,
  openMessages,
  openDiagnostics,
  logOut,
  onTrouble,
})
await pause()
registerSections({
  decisions,
  loader,
  supervisor,
  own,
  operator$: operator$(session),
  location: window.location,
  propsFor,
  viewOf: (name) => viewOf({ parent: main, name }),
})
await pause()

// Updates and previews.
applyUpdates({ registry, unsaved, session, language, theme, isCopy: offline, onTrouble })
syncOverride({ decisions, overrides, header, openDiagnostics, onTrouble })
start()
completeMissing(decisions, { navigations: window, onTrouble })
removeOldDrafts(decisions.current().issued)
