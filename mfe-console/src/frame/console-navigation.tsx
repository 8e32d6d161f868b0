import { useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link, useLocation } from '@within-reach/shared-core/react'
import styles from './frame.module.css'

/** The pages of the console. */
export function ConsoleNavigation() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const pages = [
    { path: paths.console, label: t`Overview` },
    { path: paths.consoleHistory, label: t`History` },
  ]
  return (
    <nav className={styles.navigation} aria-label={t`Console`}>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
