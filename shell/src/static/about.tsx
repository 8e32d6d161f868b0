import { paths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { Document } from './document'

/** About us. */
export function Component() {
  const { site } = useRemote()
  return (
    <Document
      title="About us"
      lead={<p>Move Global, Live Local. Find Your Ideal Lifestyle, Just Within Reach.</p>}
      sections={[
        {
          id: 'who',
          title: 'Whom we are for',
          body: (
            <p>
              Within Reach is for people who live or travel abroad: international students, long-term
              travellers, immigrants, expats and remote workers. And it is for the hosts who serve them:
              owners, agencies and other service providers.
            </p>
          ),
        },
        {
          id: 'agent',
          title: 'Ask Reach, the agent service',
          body: (
            <p>
              You say what you need: <Link to={paths.longTermProperty}>a home for months</Link>,{' '}
              <Link to={paths.shortTermStay}>a room for a few nights</Link>, or{' '}
              <Link to={paths.otherRequests}>something else</Link>. An agent who knows the place searches,
              checks what they find, and answers by e-mail.
            </p>
          ),
        },
        {
          id: 'community',
          title: 'User Space, the community',
          body: (
            <p>
              Four boards by members: <Link to={paths.roommates}>find your roommate</Link>,{' '}
              <Link to={paths.trade}>trade your stuff</Link>, <Link to={paths.jobs}>jobs</Link> and the{' '}
              <Link to={paths.questions}>questions board</Link>. Everybody may read; members post, comment and
              write to each other without giving their addresses away.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Write to us',
          body: (
            <p>
              <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
            </p>
          ),
        },
      ]}
    />
  )
}
