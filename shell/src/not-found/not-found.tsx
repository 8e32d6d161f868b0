import { paths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { menuOf } from '../chrome/menu'
import { readPageData } from '../page-data'
import styles from './not-found.module.css'

/** Stands at an address that nobody owns, and leads on. */
export function NotFound() {
  const { setTitle } = useRemote()
  useEffect(() => setTitle('Page not found'), [setTitle])
  return (
    <div className={styles.page}>
      <h1>We could not find this page</h1>
      <p>The address may be mistyped, or what was here has been deleted by its author.</p>
      <p>
        <Link to={paths.home} className={buttonClass()}>
          Go home
        </Link>
      </p>
      {menuOf(readPageData().decision).map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.path}>
                <Link to={item.path}>{item.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
