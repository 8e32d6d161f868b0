import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PageVersion } from '@within-reach/contract'
import type { RemoteDiagnostics } from '@within-reach/runtime'
import { useFormats } from '@within-reach/shared-core/react'
import { Badge, type BadgeProps } from '@within-reach/shared-ui'
import type { RemoteStatus } from './access'

/** Why a version runs. Only the files of a version under development are not checked. */
type Why = RemoteDiagnostics['why'] | 'development'

const whyOf = ({ why, checked }: RemoteDiagnostics): Why => (checked ? why : 'development')

const names: Readonly<Record<Why, MessageDescriptor>> = {
  current: msg({ message: 'live', context: 'version' }),
  canary: msg({ message: 'canary', context: 'version' }),
  override: msg({ message: 'by a link', context: 'version' }),
  fallback: msg({ message: 'fallback', context: 'version' }),
  development: msg({ message: 'development', context: 'version' }),
}
const tones: Readonly<Record<Why, BadgeProps['tone']>> = {
  current: 'neutral',
  canary: 'accent',
  override: 'accent',
  fallback: 'call',
  development: 'caution',
}

/** The reason in one word. */
export function ReasonBadge({ entry }: { readonly entry: RemoteDiagnostics }) {
  const { t } = useLingui()
  const why = whyOf(entry)
  return <Badge tone={tones[why]}>{t(names[why])}</Badge>
}

export interface ReasonProps {
  readonly entry: RemoteDiagnostics
  /** What the service says of it; undefined until the answer. */
  readonly served: PageVersion | undefined
  /** For operators. */
  readonly status: RemoteStatus | undefined
  /** When the version expires that this visitor gets by a link; ISO 8601. */
  readonly until: string | undefined
}

/** The reason in a sentence. */
export function Reason({ entry, served, status, until }: ReasonProps) {
  const { full } = useFormats()
  switch (whyOf(entry)) {
    case 'development':
      return <Trans>It comes from a development server. Its files are not checked.</Trans>
    case 'fallback':
      return <Trans>The version for this browser failed, so an earlier one runs.</Trans>
    case 'override': {
      const end = until === undefined ? undefined : full(until)
      return end === undefined ? (
        <Trans>A link chose it for this browser.</Trans>
      ) : (
        <Trans>A link chose it for this browser, until {end}.</Trans>
      )
    }
    case 'canary': {
      const percent = served?.percent
      return percent === undefined ? (
        <Trans>This browser is in the group that gets the canary.</Trans>
      ) : (
        <Trans>{percent} % of the visitors get this canary. This browser is in that group.</Trans>
      )
    }
    case 'current': {
      const canary = status?.live?.canary
      if (!canary) return <Trans>It is live for everybody.</Trans>
      const { version, percent } = canary
      return (
        <Trans>
          It is live. {percent} % of the visitors get the canary {version}; this browser is not in that group.
        </Trans>
      )
    }
  }
}
