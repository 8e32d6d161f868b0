import { Trans } from '@lingui/react/macro'
import { Notice } from '@within-reach/shared-ui'
import { useRemote } from '@within-reach/shared-core/react'
import styles from './post-editor.module.css'

/** The caution note about sellers, items, safety, payment, fraud and support (specification, section 2). */
export function Caution() {
  const { supportEmail } = useRemote().site
  return (
    <Notice tone="info">
      <strong>
        <Trans>Before you deal with somebody</Trans>
      </strong>
      <ul className={styles.caution}>
        <li>
          <Trans>
            Get to know a seller or a future roommate before you decide: meet in a public place, or talk by
            video.
          </Trans>
        </li>
        <li>
          <Trans>See the item or the room with your own eyes, and try what can be tried.</Trans>
        </li>
        <li>
          <Trans>Offer nothing that is unsafe, stolen, counterfeit or against the law.</Trans>
        </li>
        <li>
          <Trans>
            Pay only when you have what you pay for. Nobody honest needs your money in advance, or your
            passwords and codes.
          </Trans>
        </li>
        <li>
          <Trans>
            Prices far below the usual, hurry, and stories about couriers or deposits are signs of fraud.
          </Trans>
        </li>
        <li>
          <Trans>
            Something is odd? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </li>
      </ul>
    </Notice>
  )
}
