import type { Language } from '@within-reach/contract'
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** The language of the interface, read-only. */
export interface ReadableLanguage {
  /** Emits the current language, then each change. */
  readonly language$: Observable<Language>
  /** The current language. */
  language(): Language
}

/** The language with the right to change it, which only the shell has. */
export interface LanguageStore extends ReadableLanguage {
  choose(language: Language): void
}

/** @param initial the language in which the service rendered the page */
export function createLanguageStore(initial: Language): LanguageStore {
  const subject = new BehaviorSubject(initial)
  return {
    language$: subject.pipe(distinctUntilChanged()),
    language: () => subject.value,
    choose: (language) => subject.next(language),
  }
}
