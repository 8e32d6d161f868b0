/**
 * The globals of a service worker (W3C Service Workers, section 4) that are used here. TypeScript's declarations for
 * workers conflict with those for pages, which all other files of this package need.
 */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: Location
  readonly navigator: Pick<Navigator, 'locks' | 'onLine'>
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'navigationPreload' | 'pushManager' | 'unregister'
  > & {
    showNotification(
      title: string,
      options: NotificationOptions & { readonly renotify: boolean },
    ): Promise<void>
  }
  readonly clients: {
    matchAll(which: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }): Promise<readonly Tab[]>
    openWindow(address: string): Promise<unknown>
  }
  fetch: typeof globalThis.fetch
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}

interface Tab {
  readonly url: string
  focus(): Promise<unknown>
}

/** A subscription that the browser or its push service replaced (Push API, section 10.4). Either may be missing. */
export interface RenewedSubscription {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
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
  /** Push API, section 10.4; Notifications API, section 2.8. */
  readonly push: ExtendableEvent & { readonly data: { json(): unknown } | null }
  readonly pushsubscriptionchange: ExtendableEvent & RenewedSubscription
  readonly notificationclick: ExtendableEvent & {
    readonly notification: Pick<Notification, 'close' | 'data'>
  }
}
