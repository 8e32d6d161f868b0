import { type Region, regions } from '@within-reach/contract'
import type { OpenRegions } from '@within-reach/shared-core'
import { useRemote } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** The regions that the agent service is offered for; `Others` is a filter of the boards, not a place. */
const served: readonly Region[] = regions.filter((region) => region !== 'Others')

/**
 * Says where the agent service is offered, from the switches of the product owners.
 * @returns one sentence, or two where a region is not open yet
 */
export function regionSentence(open: OpenRegions): string {
  const list = new Intl.ListFormat('en', { type: 'conjunction' })
  const now = served.filter((region) => open[region])
  const later = served.filter((region) => !open[region])
  const offered =
    now.length === 0
      ? 'The agent service is not open yet.'
      : `The agent service is currently available for ${list.format(now.map(withArticle))}.`
  if (later.length === 0) return `${offered} More regions are planned.`
  const verb = later.length === 1 ? 'is' : 'are'
  return `${offered} ${capital(list.format(later.map(withArticle)))} ${verb} not open yet: you may send your inquiry, and we will put you on the waiting list.`
}

const withArticle = (region: Region): string => (region === 'United Kingdom' ? 'the United Kingdom' : region)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Where the agent service is offered. */
export function Regions() {
  const { regions: open } = useRemote()
  return <Notice tone="info">{regionSentence(open)}</Notice>
}
