import { paths } from '@within-reach/shared-core'
import styles from './footer.module.css'
import { Logo } from './logo'
import { ShellLink } from './shell-link'

/** The site's footer (specification, section 2). */
export function Footer({ supportEmail }: { readonly supportEmail: string }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <div className={styles.name}>
            <Logo />
            <p className={styles.slogan}>Move Global, Live Local</p>
          </div>
          <p className={styles.copyright}>© 2023 Within Reach</p>
        </div>
        <nav className={styles.links} aria-label="About this site">
          <ShellLink to={paths.about}>About us</ShellLink>
          <a href={`mailto:${supportEmail}`}>Contact us</a>
          <ShellLink to={paths.terms}>Terms of Use</ShellLink>
          <ShellLink to={paths.privacy}>Privacy Policy</ShellLink>
          <ShellLink to={`${paths.terms}#posting-policy`}>Posting Policy</ShellLink>
        </nav>
      </div>
    </footer>
  )
}
