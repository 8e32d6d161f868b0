import { Trans, useLingui } from '@lingui/react/macro'
import { paths, safetyPaths } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { buttonClass, EmptyState } from '@within-reach/shared-ui'
import { Frame } from '../frame/frame'

export interface LinkEndedProps {
  /** Whether the reader revoked it just now. */
  readonly byReader?: boolean
  /** Whether the inquiry is closed. */
  readonly closed?: boolean
}

/** Shown instead of a case whose link does not work. */
export function LinkEnded({ byReader = false, closed = false }: LinkEndedProps) {
  const { t } = useLingui()
  const { supportEmail } = useRemote().site
  return (
    <Frame title={byReader ? t`The link was revoked` : t`Inquiry`}>
      <EmptyState title={byReader ? t`Nobody can open the inquiry with it` : t`This link does not work`}>
        {byReader && !closed && (
          <p>
            <Trans>Your inquiry goes on, and the agent answers you by e-mail.</Trans>
          </p>
        )}
        {!byReader && (
          <p>
            <Trans>
              It is not complete, it was revoked, or the inquiry was deleted after a year. If we mailed you a
              new link, only the one in that mail works.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            For a new one, write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. With an account,
            you find your inquiries under <Link to={safetyPaths.myCases}>My inquiries</Link>.
          </Trans>
        </p>
        <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
          <Trans>To the home page</Trans>
        </Link>
      </EmptyState>
    </Frame>
  )
}
