import { Trans } from '@lingui/react/macro'
import type { Live } from '@within-reach/contract'
import { Badge } from '@within-reach/shared-ui'

export interface RoleBadgesProps {
  readonly live: Live | undefined
  readonly version: string
}

/** The current roles of a version, if any. */
export function RoleBadges({ live, version }: RoleBadgesProps) {
  const percent = live?.canary?.percent
  return (
    <>
      {live?.current === version && (
        <Badge tone="accent">
          <Trans>Live</Trans>
        </Badge>
      )}
      {live?.canary?.version === version && (
        <Badge tone="caution">
          <Trans>Canary {percent} %</Trans>
        </Badge>
      )}
      {live?.lastGood === version && (
        <Badge>
          <Trans>Last good</Trans>
        </Badge>
      )}
    </>
  )
}
