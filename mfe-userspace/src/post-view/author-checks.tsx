import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type AnswerTime, type Badges, badges, type OrganisationKind } from '@within-reach/contract'
import { paths } from '@within-reach/shared-core'
import { Link, Time, useCall } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import styles from './author-checks.module.css'

const answerTimes: Readonly<Record<AnswerTime, MessageDescriptor>> = {
  hour: msg`Usually answers messages within an hour`,
  day: msg`Usually answers messages within a day`,
  days: msg`Usually answers messages within three days`,
}

const organisations: Readonly<Record<OrganisationKind, MessageDescriptor>> = {
  school: msg`Has an email address of a school`,
  employer: msg`Has an email address of an employer`,
}

/**
 * What was checked about the author of a post, in one line that opens. The line has its height before the answer arrives, so that
 * nothing moves.
 */
export function AuthorChecks({ postId }: { readonly postId: number }) {
  const { data } = useCall(badges, { kind: 'post', id: String(postId) })
  return (
    <div className={styles.checks}>
      {data && (
        <details>
          <Summary checks={data} />
          <List checks={data} />
        </details>
      )}
    </div>
  )
}

function Summary({ checks: { since, domain, papers } }: { readonly checks: Badges }) {
  return (
    <summary>
      {papers && (
        <Badge tone="accent">
          <Trans>Papers seen</Trans>
        </Badge>
      )}
      {domain && <Badge>{domain.domain}</Badge>}
      <span>
        <Trans>
          Member since <Time iso={since} style="day" />
        </Trans>
      </span>
    </summary>
  )
}

/** Exactly what was checked, and when. */
function List({ checks: { answers, domain, papers } }: { readonly checks: Badges }) {
  const { t } = useLingui()
  return (
    <div className={styles.list}>
      <ul>
        {papers && (
          <li>
            <Trans>
              An agent of Within Reach saw the papers of this host on{' '}
              <Time iso={papers.checked} style="day" />. This counts until{' '}
              <Time iso={papers.until} style="day" />.
            </Trans>
          </li>
        )}
        {domain && (
          <li>
            {t(organisations[domain.kind])}, {domain.domain}{' '}
            <Trans>
              (checked on <Time iso={domain.checked} style="day" />)
            </Trans>
          </li>
        )}
        {answers && <li>{t(answerTimes[answers])}</li>}
        {!papers && !domain && <Nothing />}
      </ul>
      <p>
        <Link to={`${paths.about}#checks`}>
          <Trans>What these checks mean</Trans>
        </Link>
      </p>
    </div>
  )
}

function Nothing() {
  return (
    <li>
      <Trans>Neither papers nor an email of a school or employer were checked.</Trans>
    </li>
  )
}
