import { ContentKind, type When } from '@within-reach/contract'
import { withQuery } from '@within-reach/shared-core'

/** What an address is about: a piece of content of each kind, or nothing. */
export const aboutAspect: readonly When[] = [
  ...ContentKind.options.map((kind) => ({ 'query.kind': kind, 'query.id': true as const })),
  ...[null, ...ContentKind.options].map((kind) => ({ 'query.kind': kind, 'query.id': null })),
]

const sampleId = '900000001'

/** The id in the address, which links of the page repeat. */
export const aboutSlots = { [sampleId]: 'query.id|uri' }

/** The query of such an address. */
export const aboutQuery = (values: When): string =>
  withQuery('', {
    kind: String(values['query.kind'] ?? ''),
    id: values['query.id'] ? sampleId : '',
    target: String(values['query.target'] ?? ''),
  })
