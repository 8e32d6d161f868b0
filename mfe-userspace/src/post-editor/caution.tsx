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
        <Trans>Before you meet or pay somebody</Trans>
      </strong>
      <ul className={styles.caution}>
        <li>
          <Trans>
            Get to know a seller or a future roommate before you decide: meet in a public place, or talk by
            video.
          </Trans>
        </li>
        <li>
          <Trans>Look at the item or the room yourself, and test what you can.</Trans>
        </li>
        <li>
          <Trans>Offer nothing that is unsafe, stolen, counterfeit or against the law.</Trans>
        </li>
        <li>
          <Trans>
            Pay only when you have received what you pay for. Honest people never ask for money in advance, or
            for your passwords and codes.
          </Trans>
        </li>
        <li>
          <Trans>
            Very low prices, pressure to hurry, and stories about couriers or deposits are signs of fraud.
          </Trans>
        </li>
        <li>
          <Trans>
            Does something seem wrong? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </Trans>
        </li>
      </ul>
    </Notice>
  )
}
