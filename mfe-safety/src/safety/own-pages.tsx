import { Trans, useLingui } from '@lingui/react/macro'
import { myRoles } from '@within-reach/contract'
import { safetyPaths } from '@within-reach/shared-core'
import { Link, useCall } from '@within-reach/shared-core/react'
import { NextIcon } from '@within-reach/shared-ui'
import styles from './safety.module.css'

/** Staff works there. It belongs to another remote. */
const deskPath = '/desk'

/** The links to the member's own pages, and for staff to the desk. */
export function OwnPages() {
  const { t } = useLingui()
  const { data } = useCall(myRoles, {})
  const isStaff = (data?.roles.length ?? 0) > 0
  const links = [
    {
      to: safetyPaths.myReports,
      title: t`My reports`,
      about: t`What you reported, and what became of it.`,
    },
    {
      to: safetyPaths.notices,
      title: t`Decisions about me`,
      about: t`What moderators decided about your posts, comments and messages, and how to appeal.`,
    },
    {
      to: safetyPaths.myCases,
      title: t`My inquiries`,
      about: t`What you asked our agents, and the homes that they offer you.`,
    },
    ...(isStaff
      ? [{ to: deskPath, title: t`The desk`, about: t`For staff: reports, appeals and inquiries.` }]
      : []),
  ]
  return (
    <nav aria-labelledby="own-pages" className={styles.part}>
      <h2 id="own-pages">
        <Trans>Your pages</Trans>
      </h2>
      <ul className={styles.links}>
        {links.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span>
                <span className={styles.title}>{title}</span>
                <span className={styles.about}>{about}</span>
              </span>
              <NextIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
