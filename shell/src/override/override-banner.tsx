import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatsOf, languageNamed } from '@within-reach/contract'
import { CloseIcon, IconButton } from '@within-reach/shared-ui'
import styles from './override-banner.module.css'
import { addressWithoutOverride, type Preview, type Refusal } from './previews'

export interface OverrideBannerProps {
  readonly previews: readonly Preview[]
  /** Opens the developer panel. */
  readonly onDetails: () => void
}

/**
 * Says that this visitor sees versions that are not live, until when, and how to leave them. It cannot be dismissed.
 */
export function OverrideBanner({ previews, onDetails }: OverrideBannerProps) {
  const { t } = useLingui()
  return (
    <aside className={styles.banner} aria-label={t`Preview`}>
      <ul className={styles.previews}>
        {previews.map((preview) => (
          <li key={preview.remote}>
            <PreviewLine {...preview} />
          </li>
        ))}
      </ul>
      <button type="button" className={styles.details} onClick={onDetails}>
        <Trans>Details</Trans>
      </button>
      <a className={styles.out} href={addressWithoutOverride(new URL(window.location.href))}>
        <Trans>Leave the preview</Trans>
      </a>
    </aside>
  )
}

function PreviewLine({ remote, version, until }: Preview) {
  const { i18n } = useLingui()
  const name = `${remote}@${version}`
  if (until === undefined) return <Trans>You are previewing {name}, which is not live.</Trans>
  const end = formatsOf(languageNamed(i18n.locale)).full(until)
  return (
    <Trans>
      You are previewing {name}, which is not live, until {end}.
    </Trans>
  )
}

const refusals: Readonly<Record<Refusal, MessageDescriptor>> = {
  expired: msg`This preview link has expired. You see the live version.`,
  refused: msg`This preview link was not made by this site. You see the live version.`,
  operator: msg`Operators cannot open the preview link of another person while they are logged in. Open the link in a private window. You see the live version.`,
  unpublished: msg`The version of this preview link no longer exists. You see the live version.`,
}

/** Says why a link was refused, until it is dismissed. */
export function OverrideRefused(props: { readonly refusal: Refusal; readonly onDismiss: () => void }) {
  const { t } = useLingui()
  return (
    <aside className={styles.banner} aria-label={t`Preview`}>
      <span role="status">{t(refusals[props.refusal])}</span>
      <IconButton label={t`Dismiss`} onClick={props.onDismiss}>
        <CloseIcon />
      </IconButton>
    </aside>
  )
}
