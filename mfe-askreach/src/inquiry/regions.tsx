import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Region, regions } from '@within-reach/contract'
import { useLanguage, useRemote } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** How a sentence names the regions that the agent service is for; `Others` is a filter of the boards, not a place. */
const names: Readonly<Partial<Record<Region, MessageDescriptor>>> = {
  'South Korea': msg`South Korea`,
  'United Kingdom': msg`the United Kingdom`,
}

/** Says where the agent service is offered, from the switches of the product owners; a closed region has a waiting list. */
export function Regions() {
  const { regions: open } = useRemote()
  const language = useLanguage()
  const { t } = useLingui()
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const named = (opened: boolean) =>
    regions.flatMap((region) => (names[region] && open[region] === opened ? [t(names[region])] : []))
  const now = named(true)
  const later = named(false)
  const offered = list.format(now)
  const waiting = capital(list.format(later))
  return (
    <Notice tone="info">
      {now.length === 0 ? (
        <Trans>The agent service is not open yet.</Trans>
      ) : (
        <Trans>The agent service is currently available for {offered}.</Trans>
      )}{' '}
      {later.length === 0 ? (
        <Trans>More regions are planned.</Trans>
      ) : (
        <Plural
          value={later.length}
          one={`${waiting} is not open yet: you may send your inquiry, and we will put you on the waiting list.`}
          other={`${waiting} are not open yet: you may send your inquiry, and we will put you on the waiting list.`}
        />
      )}
    </Notice>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
