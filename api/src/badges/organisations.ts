import type { OrganisationKind } from '@within-reach/contract'

/** A domain under which only one kind of organisation gives out email addresses. */
export interface Organisation {
  readonly kind: OrganisationKind
  readonly domain: string
  /** Whether the domain is a registry's, below which each organisation has a domain of its own: `ac.kr`, `edu`. */
  readonly isRegistry?: true
}

const registries = (...domains: readonly string[]) =>
  domains.map((domain): Organisation => ({ kind: 'school', domain, isRegistry: true }))
const employers = (...domains: readonly string[]) =>
  domains.map((domain): Organisation => ({ kind: 'employer', domain }))

/**
 * The known organisations. A registry is listed if it gives domains to schools only. Operators add others with
 * `ORGANISATION_DOMAINS`. A domain that gives addresses to customers or to everybody belongs in neither list.
 */
export const organisations: readonly Organisation[] = [
  ...registries(
    'edu',
    'ac.kr',
    'ac.uk',
    'ac.jp',
    'ac.nz',
    'ac.za',
    'ac.il',
    'ac.in',
    'ac.th',
    'ac.id',
    'ac.at',
  ),
  ...registries('edu.au', 'edu.cn', 'edu.hk', 'edu.in', 'edu.my', 'edu.sg', 'edu.tw', 'edu.vn', 'edu.tr'),
  ...employers('samsung.com', 'lge.com', 'hyundai.com', 'kia.com', 'sk.com', 'posco.com', 'kt.com'),
  ...employers('navercorp.com', 'kakaocorp.com', 'coupang.com', 'woowahan.com', 'nexon.co.kr'),
  ...employers('bbc.co.uk', 'nhs.net', 'arm.com', 'astrazeneca.com', 'gsk.com', 'rolls-royce.com'),
]

/**
 * The organisation of an email address.
 * @param extra the operator's additions
 * @returns its kind and its own domain, such as `snu.ac.kr` for `x@mail.snu.ac.kr`; undefined if it is not known
 */
export function organisationOf(
  email: string,
  extra: readonly Organisation[] = [],
): { readonly kind: OrganisationKind; readonly domain: string } | undefined {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  // The longest domain first: an operator may list a company below a registry.
  for (let from = 0; from < labels.length; from++) {
    const domain = labels.slice(from).join('.')
    const found = [...extra, ...organisations].find((one) => one.domain === domain)
    if (!found) continue
    if (!found.isRegistry) return { kind: found.kind, domain }
    // The registry itself gives nobody an address.
    return from === 0 ? undefined : { kind: found.kind, domain: labels.slice(from - 1).join('.') }
  }
  return undefined
}
