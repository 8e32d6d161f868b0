import { moneyFirstEnglish } from './money-first.en'
import { abroadEnglish } from './abroad.en'
import { wireEnglish } from './wire.en'
import { giftCardsEnglish } from './gift-cards.en'
import { cryptoEnglish } from './crypto.en'
import { messengerEnglish } from './messenger.en'
import { numbersEnglish } from './numbers.en'
import { linksEnglish } from './links.en'
import { identityEnglish } from './identity.en'
import { jobEnglish } from './job.en'
import { overpaymentEnglish } from './overpayment.en'
import { baitEnglish } from './bait.en'
import { calmEnglish } from './calm.en'
import { moneyFirstKorean } from './money-first.ko'
import { abroadKorean } from './abroad.ko'
import { wireKorean } from './wire.ko'
import { giftCardsKorean } from './gift-cards.ko'
import { cryptoKorean } from './crypto.ko'
import { messengerKorean } from './messenger.ko'
import { linksKorean } from './links.ko'
import { identityKorean } from './identity.ko'
import { jobKorean } from './job.ko'
import { overpaymentKorean } from './overpayment.ko'
import { baitKorean } from './bait.ko'
import { calmKorean } from './calm.ko'
import { english } from './lexicon.en'
import { korean } from './lexicon.ko'
import type { Rule } from './rule'

/** The rules by the language of their words. */
export const rules: { readonly en: readonly Rule[]; readonly ko: readonly Rule[] } = {
  en: [
    ...moneyFirstEnglish,
    ...abroadEnglish,
    ...wireEnglish,
    ...giftCardsEnglish,
    ...cryptoEnglish,
    ...messengerEnglish,
    ...numbersEnglish,
    ...linksEnglish,
    ...identityEnglish,
    ...jobEnglish,
    ...overpaymentEnglish,
    ...baitEnglish,
    ...calmEnglish,
  ],
  ko: [
    ...moneyFirstKorean,
    ...abroadKorean,
    ...wireKorean,
    ...giftCardsKorean,
    ...cryptoKorean,
    ...messengerKorean,
    ...linksKorean,
    ...identityKorean,
    ...jobKorean,
    ...overpaymentKorean,
    ...baitKorean,
    ...calmKorean,
  ],
}

export const lexicons = { en: english, ko: korean } as const

/** Raised by hand when rules change their meaning; the fingerprint changes with every change. */
export const rulesNumber = 4
