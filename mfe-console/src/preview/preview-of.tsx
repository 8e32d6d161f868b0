import { Trans } from '@lingui/react/macro'
import { type Region, regionsAt } from '@within-reach/contract'
import { Badge } from '@within-reach/shared-ui'
import { isRegional } from '../registry/regional'
import type { RemoteStatus } from '../registry/registry-context'
import { useNames } from '../texts/names'
import { useVisitorText } from '../texts/use-visitor-text'
import styles from './preview.module.css'

export interface PreviewOfProps {
  readonly remote: RemoteStatus
  readonly region: Region
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What a region's visitors get of one remote. */
export function PreviewOf({ remote, region, at }: PreviewOfProps) {
  const { name, live } = remote
  const regional = isRegional(remote)
  const names = useNames()
  const visitorText = useVisitorText()
  const enabled = live?.enabled ?? false
  const open = live ? regionsAt(live, at)[region] : false
  return (
    <div className={styles.entry}>
      <h3>
        {names.remote(name)}{' '}
        {!enabled ? (
          <Badge tone="call">
            <Trans>Off</Trans>
          </Badge>
        ) : (
          regional && (
            <Badge tone={open ? 'accent' : 'call'}>
              {open ? <Trans>Open</Trans> : <Trans>Not open yet</Trans>}
            </Badge>
          )
        )}
      </h3>
      <p>
        {!enabled ? (
          <Trans>Its pages show “not found”, and the menu does not list them.</Trans>
        ) : regional ? (
          visitorText(name, region, open)
        ) : (
          <Trans>The same in every region.</Trans>
        )}
      </p>
    </div>
  )
}
