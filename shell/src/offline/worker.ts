import { createOfflineWorker, isFileAddress, isPageAddress } from '@within-reach/runtime/offline'
import { offlineDocumentPath } from '@within-reach/registry'
import { isInUseMessage, isPrepareMessage } from './worker-messages'
import { openPushed, showPushed } from './pushed'
import { storeRenewed } from './renewed-subscription'
import type { WorkerScope } from './worker-scope'

// The service worker of this site: only its events. The logic is in `runtime/src/offline`.
const scope = globalThis as unknown as WorkerScope
const worker = createOfflineWorker({
  caches: scope.caches,
  fetch: (input, init) => scope.fetch(input, init),
  isOnline: () => scope.navigator.onLine,
  exclusively: (work) => scope.navigator.locks.request(offlineDocumentPath, work),
  unregister: () => scope.registration.unregister(),
})

// A new worker can use the files of an earlier one, so it does not wait until the earlier one's pages are closed.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
// With navigation preload, the browser requests a page while the worker starts. Not every browser supports it.
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.resolve((scope.registration as Partial<typeof scope.registration>).navigationPreload?.enable()),
  ),
)

scope.addEventListener('message', (event) => {
  if (isPrepareMessage(event.data)) event.waitUntil(worker.prepare(event.data.registryKey))
  if (isInUseMessage(event.data)) worker.pause()
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') {
    if (isPageAddress(pathname))
      event.respondWith(
        worker.openPage({ request, clientId: event.resultingClientId }, event.preloadResponse),
      )
  } else if (isFileAddress(pathname)) {
    const file = worker.loadFile({ request, clientId: event.clientId })
    if (file) event.respondWith(file)
  }
})

scope.addEventListener('push', (event) => event.waitUntil(showPushed(scope, event.data)))
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(storeRenewed(scope, event)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(scope, event.notification.data))
})
