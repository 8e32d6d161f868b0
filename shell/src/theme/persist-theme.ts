import { isTheme, type Theme, themeCookie } from '@within-reach/contract'
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs'

/** A theme, or `system`. */
export type ThemeChoice = Theme | 'system'

/** The theme of the page, and the right to change it. */
export interface ThemeStore {
  /** The current choice, then every later one. */
  readonly theme$: Observable<ThemeChoice>
  /** The current choice. */
  theme(): ThemeChoice
  choose(theme: ThemeChoice): void
}

const year = 365 * 24 * 60 * 60

/**
 * The theme of this visit. The service renders the page in the chosen theme, so that no other theme flashes up. A
 * choice is kept in a cookie for a year; `system` needs no cookie.
 */
export function persistTheme(page: Document = document): ThemeStore {
  const served = page.documentElement.dataset.theme
  const subject = new BehaviorSubject<ThemeChoice>(isTheme(served) ? served : 'system')
  colourBrowser(page, subject.value)
  return {
    theme$: subject.pipe(distinctUntilChanged()),
    theme: () => subject.value,
    choose(theme) {
      const age = theme === 'system' ? 0 : year
      page.cookie = `${themeCookie}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax`
      if (theme === 'system') delete page.documentElement.dataset.theme
      else page.documentElement.dataset.theme = theme
      colourBrowser(page, theme)
      subject.next(theme)
    },
  }
}

/** Selects the page's `theme-color` of the current theme, for the browser's own bars. */
function colourBrowser(page: Document, chosen: ThemeChoice): void {
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = (meta.dataset.of ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light')
    const media = chosen === of ? 'all' : 'not all'
    meta.setAttribute('media', chosen === 'system' ? `(prefers-color-scheme: ${of})` : media)
  }
}
