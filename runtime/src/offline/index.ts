export { isFileAddress, isPageAddress } from './addresses'
export { cacheName } from './kept-pages'
export { createOfflineWorker, type OfflineWorker } from './offline-worker'
