import type { DecisionStore, Loader, PageDiagnostics } from '@within-reach/runtime'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'
import { prefetchRead, type RemoteLifecycles } from '@within-reach/shared-core/react'
import type { FindPage, KnownPage } from '../find-page'

export interface PagePrefetcherOptions {
  /** The decision of this page. The next page has the same versions. */
  readonly decisions: DecisionStore
  readonly loader: Loader
  readonly diagnostics: Pick<PageDiagnostics, 'diagnostics$'>
  readonly session: ReadableSession
  readonly language: ReadableLanguage
  readonly findPage: FindPage
  /** Loads the shell's own pages. */
  loadOwn(): Promise<RemoteLifecycles>
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
  const { decisions, loader, diagnostics, session, language, findPage, loadOwn } = options
  const exposed = './pages'
  const stateOf = (remote: string) =>
    diagnostics.diagnostics$.value.remotes.find((one) => one.remote === remote)
  /** The page at an address, unless its remote failed in this page. */
  const pageAt = ({ pathname }: URL) => {
    const page = findPage(pathname)
    const failed = page?.owner === undefined ? [] : (stateOf(page.owner)?.failed ?? [])
    return failed.length > 0 ? undefined : page
  }

  /** Loads and runs the code of a page: that of its remote, and of its screen. */
  const load = async ({ owner }: KnownPage, { pathname }: URL): Promise<void> => {
    const lifecycles = await (owner === undefined
      ? loadOwn()
      : loader.loadablesOf(owner, decisions.current(), exposed, () => pathname)[0]?.load())
    await lifecycles?.preload?.({ pathname, language: language.language() })
  }
  const code = async (address: URL): Promise<void> => {
    const page = pageAt(address)
    if (!page) return
    const { owner } = page
    if (owner === undefined || stateOf(owner)?.shown) return load(page, address)
    await loader.download(owner, decisions.current(), exposed, address.pathname)
  }
  const readsOf = ({ pathname }: URL) => findPage(pathname)?.route.reads ?? []
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
      const page = pageAt(address)
      await Promise.allSettled([page && load(page, address), data(address)])
    }),
  }
}
