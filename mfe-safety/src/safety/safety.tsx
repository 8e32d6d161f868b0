import { Trans, useLingui } from '@lingui/react/macro'
import { loginPath, safetyPaths } from '@within-reach/shared-core'
import { Link, useMember } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'
import { Advice } from './advice'
import { BlockedMembers } from './blocked-members'
import { OwnPages } from './own-pages'
import styles from './safety.module.css'

/** The safety page (/safety). Visitors see the advice. */
export function Component() {
  const { t } = useLingui()
  const isMember = useMember() !== null
  return (
    <Frame
      title={t`Safety`}
      lead={t`How to stay safe among people whom you have not met yet, and what you can do about those who are not honest.`}
    >
      <Advice />
      {isMember ? (
        <>
          <OwnPages />
          <BlockedMembers />
        </>
      ) : (
        <section className={styles.part}>
          <h2>
            <Trans>Report and block</Trans>
          </h2>
          <p>
            <Trans>
              Log in to report something, to block somebody, and to see what became of your reports.
            </Trans>
          </p>
          <Link to={loginPath(safetyPaths.safety)} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Log in</Trans>
          </Link>
        </section>
      )}
    </Frame>
  )
}
