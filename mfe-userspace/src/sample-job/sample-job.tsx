import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { Badge, Notice } from '@within-reach/shared-ui'
import styles from '../post-view/post-view.module.css'

/** How a job looks (/jobsview): a sample with sample text; real jobs open at /view. */
export function Component() {
  return (
    <article className={styles.page}>
      <Notice tone="info">
        This is a sample, to show how a job looks. <Link to={paths.jobs}>See the real jobs</Link>.
      </Notice>
      <header className={styles.header}>
        <p className={styles.badges}>
          <Badge>South Korea</Badge>
          <Badge tone="call">Recruit</Badge>
        </p>
        <h1>Barista for the morning shift</h1>
        <p className={styles.meta}>sample_cafe · Mapo-gu, Seoul</p>
      </header>
      <p>
        A small café near Hongik University looks for somebody who likes mornings: Tuesday to Saturday, 7:30
        to 12:30.
      </p>
      <ul>
        <li>Korean for taking orders; English with our guests from abroad</li>
        <li>A visa that allows part-time work</li>
        <li>Training on the machine, two weeks, paid</li>
      </ul>
    </article>
  )
}
