import { Trans, useLingui } from '@lingui/react/macro'
import type { MenuSection } from '@within-reach/registry'
import { paths, type SessionStore, type SiteSettings } from '@within-reach/shared-core'
import { useObservable } from '@within-reach/shared-core/react'
import type { UnreadMessages } from '../member-events/follow-events'
import styles from './header.module.css'
import { Logo } from './logo'
import { MenuToggle } from './menu-toggle'
import { MessagesButton } from './messages-button'
import { useSectionName } from './section-name'
import { ShellLink } from './shell-link'
import { SocialLinks } from './social-links'
import { Submenu } from './submenu'

export interface HeaderProps {
  readonly menu: readonly MenuSection[]
  readonly pathname: string
  readonly site: SiteSettings
  readonly session: Pick<SessionStore, 'session$' | 'current'>
  readonly unread: UnreadMessages
  readonly onLogOut: () => void
  readonly onMessages: () => void
}

/** The site's header in all its states (specification, section 2). CSS shows the wide or the narrow one. */
export function Header({ menu, pathname, site, session, unread, onLogOut, onMessages }: HeaderProps) {
  const { t } = useLingui()
  const sectionName = useSectionName()
  const state = useObservable(session.session$, session.current)
  const loggedIn = state.status === 'loggedIn'
  const home = (
    <ShellLink to={paths.home} className={styles.home} aria-label={t`Within Reach, home`}>
      <Logo />
    </ShellLink>
  )
  const messages = <MessagesButton unread={unread} onClick={onMessages} />
  return (
    <header className={styles.header}>
      <div className={styles.wide}>
        {home}
        <nav className={styles.nav} aria-label={t({ message: 'Main', context: 'navigation' })}>
          {menu.map((section) => (
            <Submenu
              key={section.title}
              name={sectionName(section.title)}
              items={section.items}
              pathname={pathname}
            />
          ))}
        </nav>
        <SocialLinks social={site.social} />
        <nav className={styles.account} aria-label={t`Account`}>
          {loggedIn ? (
            <>
              <button type="button" className={styles.link} onClick={onLogOut}>
                <Trans>Log-out</Trans>
              </button>
              <PageLink to={paths.profile} pathname={pathname} label={t`My profile`} />
              {messages}
            </>
          ) : (
            <>
              <PageLink to={paths.login} pathname={pathname} label={t`Log-in`} />
              <PageLink to={paths.signup} pathname={pathname} label={t`Register`} look={styles.register} />
            </>
          )}
        </nav>
      </div>
      <div className={styles.narrow}>
        <MenuToggle pathname={pathname} loggedIn={loggedIn} />
        {home}
        {loggedIn ? messages : <span className={styles.balance} />}
      </div>
    </header>
  )
}

interface PageLinkProps {
  readonly to: string
  readonly pathname: string
  readonly label: string
  readonly look?: string
}

function PageLink({ to, pathname, label, look = styles.link }: PageLinkProps) {
  return (
    <ShellLink to={to} className={look} aria-current={pathname === to ? 'page' : undefined}>
      {label}
    </ShellLink>
  )
}
