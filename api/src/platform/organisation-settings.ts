import { type OrganisationKind, organisationKinds } from '@within-reach/contract'
import * as v from 'valibot'

const entry = new RegExp(`^(${organisationKinds.join('|')}):((?:[a-z0-9-]+\\.)+[a-z]{2,})$`)

/** The setting of badges, as in the environment. */
export const organisationEnvironment = {
  /** Further domains of schools and employers whose email addresses count, such as `school:example.ac,employer:example.com`. */
  ORGANISATION_DOMAINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((one) => one.trim().toLowerCase())),
      v.check(
        (entries) => entries.every((one) => entry.test(one)),
        'must be domains such as school:example.ac and employer:example.com, separated by commas',
      ),
    ),
  ),
}

/** The organisations that the operator adds to the known ones. */
export interface OrganisationSettings {
  readonly organisations: readonly { readonly kind: OrganisationKind; readonly domain: string }[]
}

export const presentOrganisations = ({
  ORGANISATION_DOMAINS: entries = [],
}: {
  readonly ORGANISATION_DOMAINS?: readonly string[] | undefined
}): OrganisationSettings => ({
  organisations: entries.map((one) => {
    const [, kind, domain = ''] = entry.exec(one) ?? []
    return { kind: kind as OrganisationKind, domain }
  }),
})
