import { paths } from '@within-reach/shared-core'
import { Link, useMember, useRemote } from '@within-reach/shared-core/react'
import { useEffect } from 'react'
import { menuOf } from '../chrome/menu'
import { readPageData } from '../page-data'
import { logOut } from '../session/log-out'
import styles from './menu-page.module.css'

/**
 * The mobile menu: one address for visitors, one for members (specification, section 2).
 * Whoever comes to the other one is sent to their own.
 */
export function MenuPage({ forMember }: { readonly forMember: boolean }) {
  const isMember = useMember() !== null
  const { navigate } = useRemote()
  useEffect(() => {
    if (isMember !== forMember)
      navigate(isMember ? paths.mobileMenuMember : paths.mobileMenu, { replace: true })
  }, [isMember, forMember, navigate])
  if (isMember !== forMember) return null
  return (
    <nav className={styles.menu} aria-label="Menu">
      <h1 className="wr-visually-hidden">Menu</h1>
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
      <ul className={styles.account}>
        {forMember ? (
          <>
            <li>
              <Link to={paths.profile}>My profile</Link>
            </li>
            <li>
              <button type="button" onClick={logOut}>
                Log-out
              </button>
            </li>
          </>
        ) : (
          <>
            <li>
              <Link to={paths.login}>Log-in</Link>
            </li>
            <li>
              <Link to={paths.signup}>Sign up</Link>
            </li>
          </>
        )}
      </ul>
    </nav>
  )
}
