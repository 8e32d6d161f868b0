import { type Region, regions } from '@within-reach/contract'
import { allOpen } from '@within-reach/registry'
import type { OpenRegions } from '@within-reach/shared-core'
import { useState } from 'react'
import { readPageData } from '../page-data'

/** The remote that the agent service is. */
const agentRemote = 'mfe-askreach'

const withArticle = (region: Region): string => (region === 'United Kingdom' ? 'the United Kingdom' : region)

/**
 * Says where the agent service is offered (specification, section 1).
 * @param open the switches of the product owners; `Others` is a filter of the boards, not a place
 */
export function agentRegionsSentence(open: OpenRegions): string {
  const now = regions.filter((region) => region !== 'Others' && open[region])
  if (now.length === 0) return 'No region is open yet; the first ones are planned.'
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(now.map(withArticle))
  return `Currently for ${list}; more regions are planned.`
}

/** Where the agent service is offered, as the product owners switched it. */
export function AgentRegions() {
  const [open] = useState(() => readPageData().decision.remotes[agentRemote]?.regions ?? allOpen)
  return agentRegionsSentence(open)
}
