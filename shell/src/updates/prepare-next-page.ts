import { updateAttribute } from '@within-reach/registry'
import type { Updates } from '@within-reach/runtime'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'
import { combineLatest, distinctUntilChanged, map, scan } from 'rxjs'
import { isOperator } from '../session/operator'
import type { ThemeStore } from '../theme/persist-theme'
import type { UnsavedWork } from './unsaved-work'

export interface PrepareOptions {
  readonly updates: Pick<Updates, 'available$'>
  readonly unsaved: Pick<UnsavedWork, 'exists$'>
  readonly session: Pick<ReadableSession, 'session$'>
  readonly language: Pick<ReadableLanguage, 'language$'>
  readonly theme: Pick<ThemeStore, 'theme$'>
}

/**
 * Lets the browser load the pages of links ahead while an update is available. Not while there is unsaved work, which
 * the next page would not have. Not for operators. Pages are loaded for one reader, language and theme: after a change
 * of these none is loaded, and the browser drops those that it has.
 */
export function prepareNextPage({ updates, unsaved, session, language, theme }: PrepareOptions): void {
  const { documentElement } = document
  const visitor$ = combineLatest([session.session$, language.language$, theme.theme$]).pipe(
    map(([state, ...choices]) =>
      isOperator(state)
        ? undefined
        : [state.status === 'loggedIn' ? state.member.marker : '', ...choices].join(' '),
    ),
    scan((first, now) => (first === now ? now : undefined)),
  )
  combineLatest([updates.available$, unsaved.exists$, visitor$])
    .pipe(
      map(([available, hasUnsaved, visitor]) => available && !hasUnsaved && visitor !== undefined),
      distinctUntilChanged(),
    )
    .subscribe((prepares) => documentElement.toggleAttribute(updateAttribute, prepares))
}
