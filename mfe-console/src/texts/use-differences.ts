import { useLingui } from '@lingui/react/macro'
import { type Canary, type Live, regions, settledAt } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { useNames } from './names'

/** A difference: a name, and the value before and after. */
export interface Difference {
  readonly name: string
  readonly from: string
  readonly to: string
}

/**
 * Lists the differences between two states of a remote; none if they are the same.
 * @param at when both are compared, in milliseconds since 1970: a scheduled switch that had taken effect is no difference
 */
export type FindDifferences = (before: Live | undefined, after: Live | undefined, at: number) => Difference[]

/** @returns a function that lists differences in the current language */
export function useDifferences(): FindDifferences {
  const { t } = useLingui()
  const { full } = useFormats()
  const names = useNames()
  const none = t`none`

  const stateOf = (live: Live | undefined): readonly (readonly [string, string])[] => [
    [t`Switched`, live ? switchedText(live) : none],
    [t`For everybody`, live?.current ?? none],
    [t`Last good`, live?.lastGood ?? none],
    [t`Canary`, live?.canary ? shareOf(live.canary) : none],
    // All are open at first, also of a section without regions.
    ...regions.map((region): readonly [string, string] => [
      names.region(region),
      openOrClosed(live?.regions[region] ?? true),
    ]),
    [t`Planned`, live && live.planned.length > 0 ? live.planned.map(planned).join('; ') : none],
  ]
  const switchedText = ({ enabled, retired }: Live) => (retired ? t`retired` : enabled ? t`on` : t`off`)
  const shareOf = ({ version, percent }: Canary) => t`${version} for ${percent} %`
  const openOrClosed = (open: boolean) => (open ? t`open` : t`closed`)
  const planned = ({ region, open, at }: Live['planned'][number]) => {
    const name = names.region(region)
    const time = full(at)
    return open ? t`${name} opens on ${time}` : t`${name} closes on ${time}`
  }

  return (before, after, at) => {
    const was = new Map(stateOf(before && settledAt(before, at)))
    return stateOf(after && settledAt(after, at)).flatMap(([name, to]) => {
      const from = was.get(name) ?? none
      return from === to ? [] : [{ name, from, to }]
    })
  }
}
