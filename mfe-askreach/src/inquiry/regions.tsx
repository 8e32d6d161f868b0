import { Trans } from '@lingui/react/macro'
import { countries } from '@within-reach/contract'
import { useFormats, useRegionName, useRemote } from '@within-reach/shared-core/react'
import { Notice } from '@within-reach/shared-ui'

/** States where the agent service is offered, from the product owners' switches. A closed region has a waiting list. */
export function Regions() {
  const { regions: open } = useRemote()
  const formats = useFormats()
  const regionName = useRegionName()
  const namesOf = (opened: boolean) =>
    countries.filter((region) => open[region] === opened).map((region) => regionName(region, 'within'))
  const now = namesOf(true)
  const later = namesOf(false)
  const offered = formats.list(now)
  const waiting = capital(formats.list(later))
  return (
    <Notice tone="info">
      {now.length === 0 ? (
        <Trans>The agent service is not open yet.</Trans>
      ) : (
        <Trans>The agent service is currently available for {offered}.</Trans>
      )}{' '}
      {/* Not `Plural`: it would load the browser's formats of numbers, which takes a phone 0.1 s. */}
      {later.length === 0 && <Trans>More regions are planned.</Trans>}
      {later.length === 1 && (
        <Trans>
          {waiting} is not open yet: you may send your inquiry, and we will put you on the waiting list.
        </Trans>
      )}
      {later.length > 1 && (
        <Trans>
          {waiting} are not open yet: you may send your inquiry, and we will put you on the waiting list.
        </Trans>
      )}
    </Notice>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
