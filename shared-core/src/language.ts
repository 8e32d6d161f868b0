import type { Language } from '@within-reach/contract'
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** The language that the interface speaks, for everyone who only follows it. */
export interface ReadableLanguage {
  /** The current language, then every other one that is chosen. */
  readonly language$: Observable<Language>
  /** The language as it is now. */
  language(): Language
}

/** The language with the right to change it, which is the shell's. */
export interface LanguageStore extends ReadableLanguage {
  choose(language: Language): void
}

/** @param initial the language that the page was served in */
export function createLanguageStore(initial: Language): LanguageStore {
  const subject = new BehaviorSubject(initial)
  return {
    language$: subject.pipe(distinctUntilChanged()),
    language: () => subject.value,
    choose: (language) => subject.next(language),
  }
}
