import type { Inquiry } from '../inquiry/use-inquiry'

/** The long-term form, empty. */
export const emptyLongTerm = {
  name: '',
  email: '',
  phone: '',
  nationality: '',
  gender: '',
  length_of_stay: '',
  reason: '',
  visa: '',
  visa_reason: '',
  admission: '',
  admission_reason: '',
  area_in_mind: '',
  budget: '',
}
export type LongTermValues = typeof emptyLongTerm

/** The fields of each part of the form. */
export const partOf = {
  asker: ['name', 'email', 'phone', 'nationality', 'gender'],
  stay: ['length_of_stay', 'reason', 'visa', 'visa_reason', 'admission', 'admission_reason'],
  home: ['area_in_mind', 'budget'],
} as const satisfies Record<string, readonly (keyof LongTermValues)[]>

/** The props of a part of the form. */
export type PartOfForm = Pick<Inquiry<LongTermValues>, 'form' | 'register' | 'errorOf'>
