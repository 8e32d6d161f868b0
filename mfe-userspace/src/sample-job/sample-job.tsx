import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'
import { RegionMark, StatusMark } from '../marks'
import styles from '../post-view/post-view.module.css'

/** An example of a job (/jobsview) with sample text. Real jobs open at /view. */
export function Component() {
  return (
    <article className={styles.page}>
      <Notice tone="info">
        <Trans>
          This is a sample, to show how a job looks. <Link to={paths.jobs}>See the real jobs</Link>.
        </Trans>
      </Notice>
      <header className={styles.header}>
        <p className={styles.badges}>
          <RegionMark region="South Korea" />
          <StatusMark status="Recruit" />
        </p>
        <h1>
          <Trans>Barista for the morning shift</Trans>
        </h1>
        <p className={styles.meta}>
          <span>sample_cafe</span>
          <Trans>Mapo-gu, Seoul</Trans>
        </p>
      </header>
      <p>
        <Trans>
          A small café near Hongik University looks for somebody who likes mornings: Tuesday to Saturday, 7:30
          to 12:30.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Korean for taking orders; English with our guests from abroad</Trans>
        </li>
        <li>
          <Trans>A visa that allows part-time work</Trans>
        </li>
        <li>
          <Trans>Training on the machine, two weeks, paid</Trans>
        </li>
      </ul>
    </article>
  )
}
