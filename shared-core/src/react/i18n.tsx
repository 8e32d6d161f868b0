import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Language } from '@within-reach/contract'
import { type ReactNode, useEffect } from 'react'
import { defer, type Observable, retry, switchMap, timeout, timer } from 'rxjs'
import type { ReadableLanguage } from '../language'

/** Loads a remote's compiled catalogue of one language. */
export type LoadCatalog = (language: Language) => Promise<{ readonly messages: Messages }>

/** The messages of one remote, in the current language. */
export interface Translator {
  readonly i18n: I18n
  /**
   * Loads the catalogue of a language, or the English one if the remote has none.
   * @throws if it cannot be loaded
   */
  load(language: Language): Promise<Messages>
  /**
   * Switches to a language once its catalogue is loaded. Of two concurrent calls the later one wins.
   * @throws if the catalogue cannot be loaded; the language stays as it was
   */
  activate(language: Language): Promise<void>
}

/**
 * Compiles a source message that the catalogue lacks, such as one of an older remote that uses the shell's newer forms.
 * It supports placeholders only, which is enough for these messages. Lingui's own compiler weighs 12 kB.
 */
const compileSource: Parameters<I18n['setMessagesCompiler']>[0] = (sentence) =>
  sentence.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 0 ? part : [part]))

/** A catalogue, and its language: English if the remote lacks the wanted one. */
interface LoadedCatalog {
  readonly language: Language
  readonly messages: Messages
}

/** Whether the build of a remote has no catalogue of a language, because it is older or its team did not translate it. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as { readonly code?: unknown }).code === 'MODULE_NOT_FOUND'

/** @param load loads a catalogue; called once per language, at its first use */
export function createTranslator(load: LoadCatalog): Translator {
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileSource)
  const catalogs = new Map<Language, LoadedCatalog>()
  let wanted: Language | undefined
  const loadOnce = async (language: Language): Promise<LoadedCatalog> => {
    const known = catalogs.get(language)
    if (known) return known
    const loaded = await load(language).then(
      ({ messages }) => ({ language, messages }),
      (error: unknown) => {
        if (language === 'en' || !isMissing(error)) throw error
        return loadOnce('en')
      },
    )
    catalogs.set(language, loaded)
    return loaded
  }
  return {
    i18n,
    load: async (language) => (await loadOnce(language)).messages,
    async activate(language) {
      wanted = language
      const { language: locale, messages } = catalogs.get(language) ?? (await loadOnce(language))
      if (wanted === language) i18n.loadAndActivate({ locale, messages })
    },
  }
}

/** How long a catalogue may take before loading counts as failed, in milliseconds. */
const patience = 5000
/** The pause doubles from one second to half a minute. */
const pauseAfter = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 30_000)

/**
 * Switches to a language. A catalogue that cannot be loaded is requested again with growing pauses.
 * @param onFailure called once, if the first try failed
 * @returns emits when the language is active; to unsubscribe ends the tries
 */
export const activateLanguage = (
  translator: Translator,
  language: Language,
  onFailure: (error: unknown) => void,
): Observable<void> =>
  defer(() => translator.activate(language)).pipe(
    timeout(patience),
    retry({
      delay: (error: unknown, tries) => {
        if (tries === 1) onFailure(error)
        return timer(pauseAfter(tries))
      },
    }),
  )

export interface TranslatorProviderProps {
  readonly translator: Translator
  readonly language: ReadableLanguage
  readonly onTrouble: (error: unknown) => void
  /** What the children stand in. It names their language if this is not the page's. */
  readonly container?: HTMLElement
  readonly children: ReactNode
}

/** Renders its children in the current language, and follows its changes. Typed text stays. */
export function TranslatorProvider(props: TranslatorProviderProps) {
  const { translator, language, onTrouble, container, children } = props
  const { language$ } = language
  useEffect(() => {
    const following = language$
      .pipe(switchMap((next) => activateLanguage(translator, next, onTrouble)))
      .subscribe()
    return () => following.unsubscribe()
  }, [language$, translator, onTrouble])
  useLanguageOf(container, translator.i18n, language)
  return <I18nProvider i18n={translator.i18n}>{children}</I18nProvider>
}

/** Names the language of texts that are not in the language of the page, for screen readers. */
function useLanguageOf(
  container: HTMLElement | undefined,
  i18n: I18n,
  { language, language$ }: ReadableLanguage,
): void {
  useEffect(() => {
    if (!container) return
    const show = (): void => {
      if (i18n.locale === language()) container.removeAttribute('lang')
      else container.lang = i18n.locale
    }
    const following = language$.subscribe(show)
    const stopWatching = i18n.on('change', show)
    return () => {
      following.unsubscribe()
      stopWatching()
      container.removeAttribute('lang')
    }
  }, [container, i18n, language, language$])
}
