import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type Region, regions } from '@within-reach/contract'
import { openRegions } from '@within-reach/registry'
import { useDecision } from '../decision/use-decision'

/** The remote that the agent service is. */
const agentRemote = 'mfe-askreach'

/** What a region is called in the middle of a sentence; `Others` is a filter of the boards, not a place. */
const places: Readonly<Record<Exclude<Region, 'Others'>, MessageDescriptor>> = {
  'South Korea': msg({ message: 'South Korea', context: 'in a sentence' }),
  'United Kingdom': msg({ message: 'the United Kingdom', context: 'in a sentence' }),
}

/** The places where the agent service is offered, as the product owners switched them, in the language that is spoken. */
export function useOpenPlaces(): readonly string[] {
  const { t } = useLingui()
  const open = openRegions(useDecision().remotes[agentRemote] ?? {})
  return regions.flatMap((region) => (region !== 'Others' && open[region] ? [t(places[region])] : []))
}

/** Says where the agent service is offered (specification, section 1). */
export function AgentRegions() {
  const { i18n } = useLingui()
  const open = useOpenPlaces()
  if (open.length === 0) return <Trans>No region is open yet; the first ones are planned.</Trans>
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(open)
  return <Trans>Currently for {list}; more regions are planned.</Trans>
}
