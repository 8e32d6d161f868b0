import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import styles from './footer.module.css'
import type { Preferences } from '../preferences/preferences'
import { Switches } from '../preferences/switches'
import { Logo } from './logo'
import { ShellLink } from './shell-link'

export interface FooterProps extends Preferences {
  readonly supportEmail: string
  /** Opens the developer panel; undefined for people who need no control for it. */
  readonly onDiagnostics?: () => void
}

/** The site's footer (specification, section 2), with the settings for language and theme. */
export function Footer({ supportEmail, language, theme, onDiagnostics }: FooterProps) {
  const { t } = useLingui()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <div className={styles.name}>
            <Logo />
            <p className={styles.slogan}>
              <Trans>Move Global, Live Local</Trans>
            </p>
          </div>
          <Switches language={language} theme={theme} />
          <p className={styles.copyright}>© 2023 Within Reach</p>
        </div>
        <nav className={styles.links} aria-label={t`About this site`}>
          <ShellLink to={paths.about}>
            <Trans>About us</Trans>
          </ShellLink>
          <a href={`mailto:${supportEmail}`}>
            <Trans>Contact us</Trans>
          </a>
          <ShellLink to={paths.terms}>
            <Trans>Terms of Use</Trans>
          </ShellLink>
          <ShellLink to={paths.privacy}>
            <Trans>Privacy Policy</Trans>
          </ShellLink>
          <ShellLink to={`${paths.terms}#posting-policy`}>
            <Trans>Posting Policy</Trans>
          </ShellLink>
          {onDiagnostics && (
            <button type="button" onClick={onDiagnostics}>
              <Trans>Developer panel</Trans>
            </button>
          )}
        </nav>
      </div>
    </footer>
  )
}
