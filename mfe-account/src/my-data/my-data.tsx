import { useLingui } from '@lingui/react/macro'
import { accountDeletion } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { useCall, useRedirect } from '@within-reach/shared-core/react'
import { EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useRef, useState } from 'react'
import { Frame } from '../frame/frame'
import { TryAgain } from '../frame/try-again'
import { ArchivePart } from './archive-part'
import { Asked } from './asked'
import { DeletePart } from './delete-part'
import { KeepPart } from './keep-part'
import styles from './my-data.module.css'

/** The page of a member's data (/mydata): take it along, or delete the account. */
export function Component() {
  const { t } = useLingui()
  const [asked, setAsked] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The request ends the login of this page. Its answer stays.
  const isLeaving = useRedirect(asked === undefined ? redirects.membersOnly : {})
  const { data, status, failure, refetch } = useCall(
    accountDeletion,
    isLeaving || asked !== undefined ? undefined : {},
    { fresh: true },
  )

  if (asked !== undefined) return <Asked due={asked} />
  if (isLeaving) return null
  return (
    <Frame
      title={t`My data`}
      lead={t`What Within Reach holds of you is yours: take it along, or delete it.`}
      heading={heading}
    >
      {data && <KeepPart due={data.due} onKept={refetch} />}
      <ArchivePart />
      {data?.due === null && <DeletePart onAsked={setAsked} />}
      {status === 'pending' && (
        <div className={styles.part} role="status" aria-label={t`Loading`}>
          <Skeleton shape="row" lines={3} />
        </div>
      )}
      {status === 'error' && failure?.kind !== 'logged-out' && (
        <EmptyState title={t`Whether your account will be deleted could not be loaded`}>
          <TryAgain refetch={refetch} heading={heading} />
        </EmptyState>
      )}
    </Frame>
  )
}
