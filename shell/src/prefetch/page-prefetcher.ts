import type { RemoteRoute } from '@within-reach/contract'
import { type DecisionStore, type Loader, ownersOf, type PageDiagnostics } from '@within-reach/runtime'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'
import { prefetchRead, type RemoteLifecycles } from '@within-reach/shared-core/react'

export interface PagePrefetcherOptions {
  /** The decision of this page. The next page has the same versions. */
  readonly decisions: DecisionStore
  readonly loader: Loader
  readonly diagnostics: Pick<PageDiagnostics, 'diagnostics$'>
  readonly session: ReadableSession
  readonly language: ReadableLanguage
  /** The shell's own pages. */
  readonly own: { readonly routes: readonly RemoteRoute[]; load(): Promise<RemoteLifecycles> }
}

/** Loads what a page needs before it is opened. Errors are ignored: the page tries again when it is opened. */
export interface PagePrefetcher {
  /** Downloads its code. Code of a remote that is not part of this page yet is not run. */
  code(address: URL): Promise<void>
  /** Makes the first reads of the page. */
  data(address: URL): Promise<void>
  /** Whether the page has first reads. */
  hasData(address: URL): boolean
  /** Loads code and data. Call it when the page is about to be opened. */
  all(address: URL): Promise<void>
}

export function createPagePrefetcher(options: PagePrefetcherOptions): PagePrefetcher {
  const { decisions, loader, diagnostics, session, language, own } = options
  const pages = './pages'
  // Operators' pages are included: only operators see a link to one.
  const ownerOf = ({ pathname }: URL) => ownersOf(decisions.current(), true).get(pathname)
  const readsOf = ({ pathname }: URL) => {
    const { remotes } = decisions.current()
    const routes = Object.values(remotes).flatMap((remote) => remote.routes)
    return routes.find(({ path }) => path === pathname)?.reads ?? []
  }
  const stateOf = (remote: string) =>
    diagnostics.diagnostics$.value.remotes.find((one) => one.remote === remote)
  /** A remote that failed in this page is not prefetched. */
  const hasFailed = (remote: string) => (stateOf(remote)?.failed.length ?? 0) > 0
  const isOwn = ({ pathname }: URL) => own.routes.some(({ path }) => path === pathname)

  /** Loads and runs the code of an address: that of its remote, and of its screen. */
  const load = async (address: URL): Promise<void> => {
    const owner = ownerOf(address)
    if (owner === undefined && !isOwn(address)) return
    if (owner !== undefined && hasFailed(owner)) return
    const lifecycles = await (owner === undefined
      ? own.load()
      : loader.loadablesOf(owner, decisions.current(), pages, () => address.pathname)[0]?.load())
    await lifecycles?.preload?.({ pathname: address.pathname, language: language.language() })
  }
  const code = async (address: URL): Promise<void> => {
    const owner = ownerOf(address)
    if (owner === undefined || stateOf(owner)?.shown) return load(address)
    if (hasFailed(owner)) return
    await loader.download(owner, decisions.current(), pages, address.pathname)
  }
  const data = async (address: URL): Promise<void> => {
    const state = session.current()
    const reader = state.status === 'loggedIn' ? state.member.marker : undefined
    const query = address.searchParams
    await Promise.all(readsOf(address).map((read) => prefetchRead({ read, query, reader })))
  }
  const ignoringErrors = (work: (address: URL) => Promise<void>) => (address: URL) =>
    work(address).catch(() => undefined)
  return {
    code: ignoringErrors(code),
    data: ignoringErrors(data),
    hasData: (address) => readsOf(address).length > 0,
    all: ignoringErrors(async (address) => {
      await Promise.allSettled([load(address), data(address)])
    }),
  }
}
