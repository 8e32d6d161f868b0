import { Trans } from '@lingui/react/macro'
import { Time } from '@within-reach/shared-core/react'

/** Says when the author last changed something. */
export const Edited = ({ at }: { readonly at: string | null }) =>
  at && (
    <span>
      <Trans>
        Edited <Time iso={at} />
      </Trans>
    </span>
  )
