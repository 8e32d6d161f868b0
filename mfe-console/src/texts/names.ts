import { useLingui } from '@lingui/react/macro'
import {
  formerActor,
  languageNamed,
  pickLanguage,
  type Region,
  siteAuthors,
  tokenOf,
} from '@within-reach/contract'
import { useRegionName } from '@within-reach/shared-core/react'
import { use } from 'react'
import { RegistryContext } from '../registry/registry-context'

/** The display names of remotes and regions. */
export interface Names {
  /** The name in its version's record, otherwise the name of its folder. */
  remote(name: string): string
  region(region: Region): string
  /** The author of a change: a person, a token, or the site itself. */
  who(who: string): string
}

/** @returns the names in the current language */
export function useNames(): Names {
  const { t, i18n } = useLingui()
  const regionName = useRegionName()
  const remotes = use(RegistryContext)?.status.remotes ?? []
  const language = languageNamed(i18n.locale)
  return {
    remote(wanted) {
      const title = remotes.find(({ name }) => name === wanted)?.section?.title
      return title ? pickLanguage(title, language) : wanted
    },
    region: (region) => regionName(region),
    who(who) {
      if (who === siteAuthors.canary) return t`the site, automatically`
      if (who === siteAuthors.start) return t`the site, when it started`
      if (who === formerActor) return t`a former member`
      const token = tokenOf(who)
      return token === undefined ? who : t`the token “${token}”`
    },
  }
}
