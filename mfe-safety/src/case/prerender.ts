import {
  type Case,
  caseStates,
  formatsOf,
  inquiryKinds,
  languages,
  myCase,
  successAnswer,
  type When,
} from '@within-reach/contract'
import type { PrerenderedTemplate } from '@within-reach/shared-core/pages'
import { samePage } from '@within-reach/shared-core/prerender'
import { sampleSecret } from '../names/sample-secret'
import { askedAspects, askedFields, askedSlots } from './asked-looks'
import { entries, entryKinds, entrySlots } from './thread-looks'

const sample = {
  case_idx: 900_000_001,
  number: 'number-of-the-inquiry',
  title: 'title-of-the-inquiry',
  agent: 'nick-of-the-agent',
  ca: new Date(1_012_709_106_789).toISOString(),
}
const soon = new Date(4_102_491_906_789).toISOString()
const late = new Date(1_044_245_106_789).toISOString()

/** Whether an agent has an inquiry of each kind. */
const leads: readonly When[] = inquiryKinds.flatMap((kind) => [
  { kind, agent: true },
  { kind, agent: null },
])
/** A closed inquiry is left to the script: which of its steps are done depends on its entries. */
const states: readonly When[] = caseStates.filter((state) => state !== 'closed').map((state) => ({ state }))
const isPast = 'due.past'
const dates: readonly When[] = [
  { due: true, [isPast]: null },
  { due: true, [isPast]: true },
  { due: null, [isPast]: null },
]

/**
 * An open inquiry without offered homes, as most are when the person who asked looks at it. The service draws it if it knows the time
 * zone, because the date of the answer has a time of day.
 */
const withoutOffers: PrerenderedTemplate = {
  only: { member: true, zone: true, 'offers.count': 0, waitsFor: null },
  query: () => `?idx=${sample.case_idx}`,
  reads: [myCase.path],
  slots: {
    [sample.number]: 'number',
    [sample.title]: 'title',
    [sample.agent]: 'agent',
    [sample.ca]: 'ca',
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const { day, full } = formatsOf(language)
        return [
          [day(sample.ca), 'ca|day'],
          [full(soon), 'due|full'],
          [full(late), 'due|full'],
        ]
      }),
    ),
    ...askedSlots,
    ...entrySlots,
  },
  aspects: [leads, states, dates, ...askedAspects],
  lists: {
    offers: { path: myCase.path, field: 'offers', kinds: [] },
    entries: { path: myCase.path, field: 'entries', kinds: entryKinds },
  },
  answers(values) {
    const data: Case = {
      ...sample,
      kind: values.kind as Case['kind'],
      agent: values.agent === true ? sample.agent : null,
      state: values.state as Case['state'],
      due: values.due === true ? (values[isPast] ? late : soon) : null,
      changed: sample.ca,
      unread: false,
      fields: askedFields(values),
      entries: [...entries],
      offers: [],
    }
    return [
      {
        path: myCase.path,
        fields: { idx: String(sample.case_idx) },
        answer: successAnswer(myCase, data),
      },
    ]
  },
}

/** A skeleton of an inquiry below its title. */
const place: PrerenderedTemplate = {
  ...samePage,
  only: { member: true },
  query: () => `?idx=${sample.case_idx}`,
  aspects: [],
}

/** The same for a visitor with the secret of a mailed link, which only the browser knows. */
const linked: PrerenderedTemplate = {
  ...place,
  only: { member: null, 'query.idx': null },
  query: () => sampleSecret,
}

export const oneCase = [withoutOffers, place, linked]
