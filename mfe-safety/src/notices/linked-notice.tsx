import { Trans, useLingui } from '@lingui/react/macro'
import { linkedAppeal, linkedNotice } from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { useCall, useRemote } from '@within-reach/shared-core/react'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import * as v from 'valibot'
import { Frame } from '../frame/frame'
import { LoadFailure } from '../frame/load-failure'
import type { SendAppeal } from './appeal-form'
import { NoticeCard } from './notice-card'
import styles from './notices.module.css'

/**
 * A decision about a banned member, who cannot log in, by the secret of the link in the mail about it. The other decisions about them
 * follow it.
 */
export function LinkedNotice({ secret }: { readonly secret: string }) {
  const { t } = useLingui()
  const { supportEmail } = useRemote().site
  const isComplete = v.is(linkedNotice.request.entries.secret, secret)
  const { status, data, failure, refetch } = useCall(linkedNotice, isComplete ? { secret } : undefined)
  const { others = [] } = data ?? {}
  const sendAppeal: SendAppeal = (idx, words) => send(linkedAppeal, { secret, idx, words })
  const isMissing = !isComplete || failure?.kind === 'not-found' || failure?.kind === 'invalid'
  return (
    <Frame
      title={t`Decision about you`}
      lead={t`A decision can be appealed once, within 30 days: another moderator decides.`}
    >
      {data && <NoticeCard notice={data} sendAppeal={sendAppeal} refetch={refetch} />}
      {others.length > 0 && (
        <section aria-labelledby="others" className={styles.others}>
          <h2 id="others">
            <Trans>Other decisions about you</Trans>
          </h2>
          <ul>
            {others.map((notice) => (
              <li key={notice.decision_idx}>
                <NoticeCard notice={notice} sendAppeal={sendAppeal} refetch={refetch} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {status === 'pending' && !isMissing && (
        <div role="status" aria-label={t`Loading the decision`}>
          <Skeleton shape="card" lines={1} />
        </div>
      )}
      {isMissing && !data && (
        <EmptyState title={t`This link does not work`}>
          <p>
            <Trans>
              It is not complete, or the decision is gone. Write to{' '}
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </Trans>
          </p>
        </EmptyState>
      )}
      {status === 'error' && !isMissing && (
        <LoadFailure
          title={t`The decision could not be loaded`}
          failure={failure}
          onRetry={() => void refetch()}
        />
      )}
    </Frame>
  )
}
