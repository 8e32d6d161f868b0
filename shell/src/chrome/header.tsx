import { paths, type SessionState, type SessionStore, type SiteSettings } from '@within-reach/shared-core'
import { BackIcon, iconButtonClass, IconButton, MenuIcon, MessageIcon } from '@within-reach/shared-ui'
import { useSyncExternalStore } from 'react'
import { back, navigate } from '../navigation/navigate'
import styles from './header.module.css'
import { Logo } from './logo'
import type { MenuSection } from './menu'
import { ShellLink } from './shell-link'
import { SocialLinks } from './social-links'
import { Submenu } from './submenu'
import { usePathname } from './use-place'

export interface HeaderProps {
  readonly menu: readonly MenuSection[]
  readonly site: SiteSettings
  readonly session: Pick<SessionStore, 'session$' | 'current'>
  readonly onLogOut: () => void
  readonly onMessages: () => void
}

const menuPages: readonly string[] = [paths.mobileMenu, paths.mobileMenuMember]

/** The site's header in all its states (specification, section 2); CSS shows the wide or the narrow one. */
export function Header({ menu, site, session, onLogOut, onMessages }: HeaderProps) {
  const state = useSessionState(session)
  const pathname = usePathname()
  const loggedIn = state.status === 'loggedIn'
  return (
    <header className={styles.header}>
      <div className={styles.wide}>
        <ShellLink to={paths.home} aria-label="Within Reach, home">
          <Logo />
        </ShellLink>
        <nav className={styles.nav} aria-label="Main">
          {menu.map((section) => (
            <Submenu key={section.title} section={section} pathname={pathname} />
          ))}
        </nav>
        <SocialLinks social={site.social} />
        <nav className={styles.account} aria-label="Account">
          {loggedIn ? (
            <>
              <button type="button" className={styles.link} onClick={onLogOut}>
                Log-out
              </button>
              <PageLink to={paths.profile} pathname={pathname} label="My profile" />
              <IconButton label="Messages" onClick={onMessages}>
                <MessageIcon size={24} />
              </IconButton>
            </>
          ) : (
            <>
              <PageLink to={paths.login} pathname={pathname} label="Log-in" />
              <ShellLink to={paths.signup} className={styles.register}>
                Register
              </ShellLink>
            </>
          )}
        </nav>
      </div>
      <div className={styles.narrow}>
        <MenuToggle onMenu={menuPages.includes(pathname)} loggedIn={loggedIn} />
        <ShellLink to={paths.home} aria-label="Within Reach, home">
          <Logo />
        </ShellLink>
        {loggedIn ? (
          <IconButton label="Messages" onClick={onMessages}>
            <MessageIcon size={24} />
          </IconButton>
        ) : (
          <span className={styles.balance} />
        )}
      </div>
    </header>
  )
}

/** Leads to the menu; on the menu it leads back. */
function MenuToggle({ onMenu, loggedIn }: { readonly onMenu: boolean; readonly loggedIn: boolean }) {
  if (onMenu) {
    return (
      <IconButton label="Close the menu" onClick={() => back(paths.home)}>
        <BackIcon size={24} />
      </IconButton>
    )
  }
  const to = loggedIn ? paths.mobileMenuMember : paths.mobileMenu
  return (
    <a
      href={to}
      className={iconButtonClass}
      aria-label="Menu"
      onClick={(event) => {
        event.preventDefault()
        navigate(to)
      }}
    >
      <MenuIcon size={24} />
    </a>
  )
}

interface PageLinkProps {
  readonly to: string
  readonly pathname: string
  readonly label: string
}

function PageLink({ to, pathname, label }: PageLinkProps) {
  return (
    <ShellLink to={to} className={styles.link} aria-current={pathname === to ? 'page' : undefined}>
      {label}
    </ShellLink>
  )
}

function useSessionState({ session$, current }: HeaderProps['session']): SessionState {
  return useSyncExternalStore((changed) => {
    const subscription = session$.subscribe(changed)
    return () => subscription.unsubscribe()
  }, current)
}
