export * from './composing'
export { type AnswerKey, type AnswerStore, openAnswerStore, provideAnswerStore } from './kept-answers'
export * from './lifecycles'
export * from './link'
export * from './pages'
export { prefetchRead, type PrefetchedRead } from './prefetch-read'
export {
  forget,
  forgetOffline,
  clearCacheOnReaderChange,
  invalidate,
  refetchVisible,
  updateAnswers,
  updateOptimistically,
} from './query-client'
export * from './router'
export * from './region-name'
export { RemoteContext, useLanguage, useMember, useRemote, useSession } from './remote-context'
export * from './time'
export { type CallState, type ReadOptions, useCall } from './use-call'
export { useCached } from './use-cached'
export { type CallPages, useCallPages } from './use-call-pages'
export { useLocalized } from './use-localized'
export * from './use-observable'
export { usePageTitle } from './use-page-title'
export { usePreference } from './use-preference'
export { useRedirect } from './use-redirect'
export { type NamedText, type NoTranslation, type TextTranslation, useTranslation } from './use-translation'
export { useUnsaved } from './use-unsaved'
export * from './i18n'
