import { Trans, useLingui } from '@lingui/react/macro'
import { CopyButton } from './copy-button'
import panel from './diagnostics-panel.module.css'
import styles from './local-version.module.css'

/**
 * The command that shows this site with a remote from the developer's machine.
 * @param site the origin of this site
 */
export function LocalVersion({ site }: { readonly site: string }) {
  const { t } = useLingui()
  const code = `REACH_SITE=${site} npx kit dev`
  return (
    <section>
      <h3 className={panel.subtitle}>
        <Trans>A version from your machine</Trans>
      </h3>
      <p className={styles.text}>
        <Trans>
          In the folder of a remote, this command serves the site with that remote from its sources. Only your
          browser gets it.
        </Trans>
      </p>
      <div className={styles.command}>
        <code>{code}</code>
        <CopyButton label={t`Command`} text={() => code}>
          <Trans>Copy</Trans>
        </CopyButton>
      </div>
    </section>
  )
}
