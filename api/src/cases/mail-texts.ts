import type { Language, OfferAnswer } from '@within-reach/contract'
import type { MailTexts } from './mail-parts'
import { english } from './mail-texts.en'
import { korean } from './mail-texts.ko'
import { vietnamese } from './mail-texts.vi'
import { chinese } from './mail-texts.zh'

/** The texts in each language of the interface. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: english,
  ko: korean,
  zh: chinese,
  vi: vietnamese,
}

/** The answers to an offer, for staff. */
export const answersForStaff: Readonly<Record<OfferAnswer, string>> = {
  yes: 'Yes',
  no: 'No',
  question: 'A question',
}
