import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Region } from '@within-reach/contract'

const remoteNames: Readonly<Record<string, MessageDescriptor>> = {
  'mfe-userspace': msg`User Space`,
  'mfe-askreach': msg`Ask Reach`,
  'mfe-messages': msg`Messages`,
  'mfe-account': msg`Accounts`,
  'mfe-console': msg`Console`,
}

const regionNames: Readonly<Record<Region, MessageDescriptor>> = {
  'South Korea': msg`South Korea`,
  'United Kingdom': msg`United Kingdom`,
  Others: msg`Others`,
}

/** Who the history names where a canary was looked after. */
const itself = 'health'

/** What remotes and regions are called. */
export interface Names {
  /** One that a team added is called as its folder. */
  remote(name: string): string
  region(region: Region): string
  /** Who made a change: a person, a token, or the site itself. */
  who(who: string): string
}

/** @returns the names in the language that is spoken */
export function useNames(): Names {
  const { t } = useLingui()
  return {
    remote(name) {
      const known = remoteNames[name]
      return known ? t(known) : name
    },
    region: (region) => t(regionNames[region]),
    who: (who) => (who === itself ? t`the site itself, by its health` : who),
  }
}
