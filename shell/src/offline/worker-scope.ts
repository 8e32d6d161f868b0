/**
 * The globals of a service worker (W3C Service Workers, section 4) that are used here. TypeScript's own declarations exclude those
 * of pages, which all other files of this package need.
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

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly message: LastingEvent & { readonly data: unknown }
  readonly fetch: LastingEvent & {
    readonly request: Request
    readonly clientId: string
    readonly resultingClientId: string
    readonly preloadResponse: Promise<Response | undefined>
    respondWith(response: Promise<Response>): void
  }
}
