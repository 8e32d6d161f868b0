/**
 * The globals of a service worker (W3C Service Workers, section 4) that are used here. TypeScript's declarations for
 * workers conflict with those for pages, which all other files of this package need.
 */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly navigator: Pick<Navigator, 'locks' | 'onLine'>
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload' | 'unregister'>
  fetch: typeof globalThis.fetch
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly message: ExtendableEvent & { readonly data: unknown }
  readonly fetch: ExtendableEvent & {
    readonly request: Request
    readonly clientId: string
    readonly resultingClientId: string
    readonly preloadResponse: Promise<Response | undefined>
    respondWith(response: Promise<Response>): void
  }
}
