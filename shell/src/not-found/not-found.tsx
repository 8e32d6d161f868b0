import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import { useSectionName } from '../chrome/section-name'
import { useSiteMenu } from '../chrome/use-site-menu'
import { BoardSearch } from './board-search'
import { LostWay } from './lost-way'
import styles from './not-found.module.css'

/** The page for an unknown address. It offers the boards' search, the pages of the menu, and the home page. */
export function NotFound() {
  const sectionName = useSectionName()
  const menu = useSiteMenu()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <LostWay />
        <div>
          <h1>
            <Trans>We could not find this page</Trans>
          </h1>
          <p>
            <Trans>The address may be wrong, or the page is no longer on this site.</Trans>
          </p>
          <Link to={paths.home} className={buttonClass()}>
            <Trans>Go home</Trans>
          </Link>
        </div>
      </div>
      <BoardSearch menu={menu} />
      <div className={styles.sections}>
        {menu.map(({ title, items }) => (
          <nav key={title} aria-label={sectionName(title)}>
            <h2>{sectionName(title)}</h2>
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
