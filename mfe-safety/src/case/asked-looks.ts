import { formatsOf, languages, localNoon, type When } from '@within-reach/contract'

const choices = ['yes', 'no', 'male', 'female', 'travel', 'study']

/** The values of the fields that are choices. A reason may be in own words, which may be one of the choices. */
const chosen: Readonly<Record<string, readonly (string | true)[]>> = {
  reason: [true, ...choices],
  visa: ['yes', 'no'],
  admission: ['yes', 'no'],
  gender: ['male', 'female'],
}
const days: Readonly<Record<string, string>> = { date_start: '1997-02-03', date_end: '1998-04-05' }
const texts = [
  'subject',
  'cont',
  'area_in_mind',
  'location',
  'budget',
  'length_of_stay',
  'visa_reason',
  'admission_reason',
  'nationality',
  'name',
  'email',
  'phone',
]
const values: Readonly<Record<string, readonly (string | true)[]>> = {
  ...Object.fromEntries([...texts, ...Object.keys(days)].map((field) => [field, [true]])),
  ...chosen,
}
const nameOf = (field: string): string => `fields.${field}`
const sampleOf = (field: string): string => days[field] ?? `sample-of-${field}`

/** What was asked for: each field with a value or one of its choices, empty, or absent. */
export const askedAspects: readonly (readonly When[])[] = Object.entries(values).map(([field, given]) =>
  [...given, '', null].map((value) => ({ [nameOf(field)]: value })),
)

/** The fields of an inquiry with these looks. */
export const askedFields = (look: When): Record<string, string> =>
  Object.fromEntries(
    Object.keys(values).flatMap((field) => {
      const value = look[nameOf(field)] ?? null
      return value === null ? [] : [[field, value === true ? sampleOf(field) : String(value)]]
    }),
  )

export const askedSlots: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...texts, 'reason'].map((field) => [sampleOf(field), nameOf(field)]),
  ...languages.flatMap((language) => {
    const dayOf = (day = '') => formatsOf(language).day(localNoon(day))
    return [
      [dayOf(days.date_start), 'fields.date_start|day'],
      [dayOf(days.date_end), 'fields.date_end|day'],
    ]
  }),
])
