import { useLingui } from '@lingui/react/macro'
import { isLanguage, type Region } from '@within-reach/contract'
import { useRegionName } from '@within-reach/shared-core/react'
import { use } from 'react'
import { RegistryContext } from '../registry/registry-context'

/** Who the history names where a canary was looked after. */
const itself = 'health'

/** What remotes and regions are called. */
export interface Names {
  /** As the record of its version calls it; one whose record does not say is called as its folder. */
  remote(name: string): string
  region(region: Region): string
  /** Who made a change: a person, a token, or the site itself. */
  who(who: string): string
}

/** @returns the names in the language that is spoken */
export function useNames(): Names {
  const { t, i18n } = useLingui()
  const regionName = useRegionName()
  const remotes = use(RegistryContext)?.status.remotes ?? []
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en'
  return {
    remote: (wanted) => remotes.find(({ name }) => name === wanted)?.section?.title[language] ?? wanted,
    region: (region) => regionName(region),
    who: (who) => (who === itself ? t`the site itself, by its health` : who),
  }
}
