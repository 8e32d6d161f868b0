import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link, useRedirect, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, Button } from '@within-reach/shared-ui'
import { SocialLinks } from '../chrome/social-links'
import { useSectionName } from '../chrome/section-name'
import { useSiteMenu } from '../chrome/use-site-menu'
import { useShell } from '../services/shell-services'
import styles from './menu-page.module.css'
import { memberMenuRedirects, visitorMenuRedirects } from './redirects'

/**
 * The mobile menu: one address for visitors, one for members (specification, section 2). Each address redirects the
 * other group to its own menu.
 */
function MenuPage({ forMember }: { readonly forMember: boolean }) {
  const { t } = useLingui()
  const sectionName = useSectionName()
  const isLeaving = useRedirect(forMember ? memberMenuRedirects : visitorMenuRedirects)
  const { site } = useRemote()
  const menu = useSiteMenu()
  if (isLeaving) return null
  return (
    <div className={styles.menu}>
      <h1 className="wr-visually-hidden">
        <Trans>Menu</Trans>
      </h1>
      <nav aria-label={t`Menu`}>
        {menu.map(({ title, items }) => (
          <section key={title}>
            <h2>{sectionName(title)}</h2>
            <ul className={styles.pages}>
              {items.map(({ path, title: page }) => (
                <li key={path}>
                  <Link to={path}>{page}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul className={styles.account}>{forMember ? <MemberEntries /> : <VisitorEntries />}</ul>
      </nav>
      <SocialLinks social={site.social} />
    </div>
  )
}

function MemberEntries() {
  const { logOut } = useShell()
  return (
    <>
      <li>
        <Link to={paths.profile} className={buttonClass({ variant: 'secondary', wide: true })}>
          <Trans>My profile</Trans>
        </Link>
      </li>
      <li>
        <Button variant="secondary" wide onClick={logOut}>
          <Trans>Log-out</Trans>
        </Button>
      </li>
    </>
  )
}

function VisitorEntries() {
  return (
    <>
      <li>
        <Link to={paths.login} className={buttonClass({ variant: 'secondary', wide: true })}>
          <Trans>Log-in</Trans>
        </Link>
      </li>
      <li>
        <Link to={paths.signup} className={buttonClass({ wide: true })}>
          <Trans>Sign up</Trans>
        </Link>
      </li>
    </>
  )
}

/** The menu at the address for visitors. */
export const VisitorMenu = () => <MenuPage forMember={false} />

/** The menu at the address for members. */
export const MemberMenu = () => <MenuPage forMember />
