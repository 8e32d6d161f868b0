import { useLingui } from '@lingui/react/macro'
import { type Region, regions, type SaidSentence } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { useNames } from './names'

const isRegion = (name: string): name is Region => (regions as readonly string[]).includes(name)

/** @returns a function that says why a change was not made; undefined for another kind of sentence */
export function useRefusalWords(): (sentence: SaidSentence) => string | undefined {
  const { t } = useLingui()
  const { full } = useFormats()
  const names = useNames()
  const placeOf = (region: string) => (isRegion(region) ? names.region(region) : region)
  return ({ says, values }) => {
    const remote = 'remote' in values ? names.remote(values.remote) : ''
    switch (says) {
      case 'not-live':
        return t`${remote} is not live yet: give a version of it to everybody first.`
      case 'not-published': {
        const { version } = values
        return t`${remote} ${version} is not published.`
      }
      case 'live-already': {
        const { version } = values
        return t`${remote} ${version} is live already: everybody gets it.`
      }
      case 'no-last-good':
        return t`${remote} has no last good version: choose the one to go back to.`
      case 'no-canary':
        return t`${remote} has no canary.`
      case 'on-already':
        return t`${remote} is on already.`
      case 'off-already':
        return t`${remote} is off already.`
      case 'open-already': {
        const place = placeOf(values.region)
        return t`${place} is open already in ${remote}.`
      }
      case 'closed-already': {
        const place = placeOf(values.region)
        return t`${place} is closed already in ${remote}.`
      }
      case 'not-regional':
        return t`${remote} is the same in every region: turn it on or off as a whole.`
      case 'planned-past': {
        const time = full(values.at)
        return t`${time} is over: name a time to come, or none to change it at once.`
      }
      case 'nothing-planned': {
        const place = placeOf(values.region)
        const time = full(values.at)
        return t`Nothing is planned for ${place} in ${remote} at ${time}.`
      }
      case 'made-live': {
        const { revision } = values
        return t`Revision ${revision} made ${remote} live: turn it off instead.`
      }
      case 'touched-later': {
        const { revision } = values
        return t`A later change than revision ${revision} touched the same of ${remote}: make the change you want instead.`
      }
      case 'cannot-go-live': {
        const { version } = values
        return t`${remote} ${version} cannot go live:`
      }
      default:
        return undefined
    }
  }
}
