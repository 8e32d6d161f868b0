import { Trans } from '@lingui/react/macro'
import { paths } from '@within-reach/shared-core'
import { Link } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import { AgentRegions } from '../agent-regions/agent-regions'
import styles from './about.module.css'
import { SupportLink } from './support-link'

/** About us: what the product does, and for whom (specification, section 1). */
export function Component() {
  return (
    <article className={styles.about}>
      <header className={styles.head}>
        <p className={styles.slogan}>
          <Trans>Move Global, Live Local</Trans>
        </p>
        <h1>
          <Trans>About us</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            A new country starts with a front door. Within Reach helps you find one, and the people around it:
            with agents who know the place, and with a community of those who have moved before you.
          </Trans>
        </p>
      </header>
      <section aria-labelledby="who">
        <h2 id="who">
          <Trans>Who we are for</Trans>
        </h2>
        <p>
          <Trans>
            For tenants: international students, long-term travellers, immigrants, expats and remote workers.
            And for hosts: owners, agencies and others who offer what people need when they arrive.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="agent">
        <h2 id="agent">
          <Trans>Ask Reach, the agent service</Trans>
        </h2>
        <p>
          <Trans>
            Say what you need: <Link to={paths.longTermProperty}>a home for months</Link>,{' '}
            <Link to={paths.shortTermStay}>a room for a few nights</Link>, or{' '}
            <Link to={paths.otherRequests}>something else</Link>: a tour guide, a table, tickets, a driver,
            help for study or residence abroad. An agent searches, checks what they find, and answers by
            e-mail.
          </Trans>{' '}
          <AgentRegions />
        </p>
      </section>
      <section aria-labelledby="community">
        <h2 id="community">
          <Trans>User Space, the community</Trans>
        </h2>
        <p>
          <Trans>
            Four boards by members: <Link to={paths.roommates}>find your roommate</Link>,{' '}
            <Link to={paths.trade}>trade your stuff</Link>, <Link to={paths.jobs}>jobs</Link> and the{' '}
            <Link to={paths.questions}>questions board</Link>. Everybody may read. Members post, comment and
            write to each other without giving their addresses away.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="promise">
        <h2 id="promise">
          <Trans>What you can count on</Trans>
        </h2>
        <p>
          <Trans>
            Long-term rentals are verified before you sign. You write to hosts directly. We answer in a
            language that you speak. And what you tell us about yourself is used for your inquiry and for
            nothing else: read how in the <Link to={paths.privacy}>Privacy Policy</Link>.
          </Trans>
        </p>
      </section>
      <section id="checks" tabIndex={-1} aria-labelledby="checks-title">
        <h2 id="checks-title">
          <Trans>What the checks beside a name mean</Trans>
        </h2>
        <p>
          <Trans>
            <strong>Papers seen:</strong> an agent saw who the host is and that they may rent the home out,
            for example by the land register or the lease. The agent notes the day and how long it counts, a
            year at most. We keep no copy of the papers. Visit the home all the same before you pay.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>A school or employer:</strong> the member has an email address there, which was confirmed
            within the last year. We show its domain, never the address.
          </Trans>
        </p>
        <p>
          <Trans>
            <strong>How quickly they answer:</strong> the median of the last 90 days, if at least five people
            wrote to them. And since when they are a member, which anybody can be.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact">
          <Trans>Write to us</Trans>
        </h2>
        <p>
          <SupportLink />
        </p>
        <p className={styles.actions}>
          <Link to={paths.longTermProperty} className={buttonClass({ variant: 'call' })}>
            <Trans>Find a long-term home</Trans>
          </Link>
          <Link to={paths.questions} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Ask the community</Trans>
          </Link>
        </p>
      </section>
    </article>
  )
}
