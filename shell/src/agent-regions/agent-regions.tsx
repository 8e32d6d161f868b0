import { Trans } from '@lingui/react/macro'
import { countries } from '@within-reach/contract'
import { openRegions } from '@within-reach/registry'
import { useFormats, useRegionName } from '@within-reach/shared-core/react'
import { useDecision } from '../services/use-decision'

/** The remote of the agent service. */
export const agentRemote = 'mfe-askreach'

/** The countries where the agent service is open, in the current language. */
export function useOpenCountries(): readonly string[] {
  const regionName = useRegionName()
  const open = openRegions(useDecision().remotes[agentRemote] ?? {})
  return countries.filter((region) => open[region]).map((region) => regionName(region, 'within'))
}

/** States where the agent service is offered (specification, section 1). */
export function AgentRegions() {
  const formats = useFormats()
  const open = useOpenCountries()
  if (open.length === 0) return <Trans>No region is open yet; the first ones are planned.</Trans>
  const list = formats.list(open)
  return <Trans>Currently for {list}; more regions are planned.</Trans>
}
