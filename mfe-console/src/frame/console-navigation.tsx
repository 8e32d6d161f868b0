import { useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link, useLocation } from '@within-reach/shared-core/react'
import styles from './frame.module.css'

/** The page of the navigation that a page belongs to. */
const parents: Readonly<Record<string, string>> = { [paths.consoleRemote]: paths.console }

/** The pages of the console. */
export function ConsoleNavigation() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const pages = [
    { path: paths.console, label: t`Overview` },
    { path: paths.consoleHistory, label: t`History` },
  ]
  const current = (path: string) => {
    if (pathname === path) return 'page'
    return parents[pathname] === path ? 'true' : undefined
  }
  return (
    <nav className={styles.navigation} aria-label={t`Console`}>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={current(path)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
