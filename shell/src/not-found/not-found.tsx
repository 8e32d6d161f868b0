import { paths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { useSiteMenu } from '../chrome/use-site-menu'
import { BoardSearch } from './board-search'
import { LostWay } from './lost-way'
import styles from './not-found.module.css'

/** Stands at an address that nobody owns, and leads on: to a board's posts, to the pages of the menu, or home. */
export function NotFound() {
  const { setTitle } = useRemote()
  const menu = useSiteMenu()
  useEffect(() => setTitle('Page not found'), [setTitle])
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <LostWay />
        <div>
          <h1>We could not find this page</h1>
          <p>The address may be mistyped, or what was here has been deleted by its author.</p>
          <Link to={paths.home} className={buttonClass()}>
            Go home
          </Link>
        </div>
      </div>
      <BoardSearch menu={menu} />
      <div className={styles.sections}>
        {menu.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ path, title: page }) => (
                <li key={path}>
                  <Link to={path}>{page}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </div>
  )
}
