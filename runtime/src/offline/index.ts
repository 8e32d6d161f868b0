export { isFileAddress, isPageAddress } from './addresses'
export { createOfflineWorker } from './offline-worker'
