import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@within-reach/shared-core/react'
import { Button } from '@within-reach/shared-ui'
import { addresses } from '../addresses'
import { KeyHint } from '../keyboard/key-hint'
import { useShortcutsContext } from '../keyboard/shortcuts'
import { mayOpen, type Reader } from './desk-pages'
import styles from './frame.module.css'

/** The pages that a page belongs to in the navigation. */
const parents: Readonly<Record<string, string>> = {
  [addresses.review]: addresses.overview,
  [addresses.case]: addresses.cases,
}

/** The pages of the desk for its reader, and the keys. */
export function DeskNavigation({ reader }: { readonly reader: Reader }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { openPanel } = useShortcutsContext()
  const pages = [
    { path: addresses.overview, label: t`Desk` },
    { path: addresses.appeals, label: t`Appeals` },
    { path: addresses.history, label: t`History` },
    { path: addresses.cases, label: t`Cases` },
    { path: addresses.papers, label: t`Papers` },
    { path: addresses.staff, label: t`Staff` },
  ].filter(({ path }) => mayOpen(path, reader))
  const current = (path: string) => {
    if (pathname === path) return 'page'
    return parents[pathname] === path ? 'true' : undefined
  }
  return (
    <div className={styles.navigation}>
      <nav aria-label={t`Desk`}>
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
      <Button variant="quiet" onClick={openPanel}>
        <Trans>Keys</Trans> <KeyHint>?</KeyHint>
      </Button>
    </div>
  )
}
