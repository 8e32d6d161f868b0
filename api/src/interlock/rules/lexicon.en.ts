import { moneyWords } from './money-words.en'
import { ownerWords } from './owner-words.en'
import { paymentWords } from './payment-words.en'
import { personWords } from './person-words.en'
import { calmWords } from './calm-words.en'
import type { Lexicon } from './rule'

/** English words that several rules name. */
export const english: Lexicon = {
  ...moneyWords,
  ...ownerWords,
  ...paymentWords,
  ...personWords,
  ...calmWords,
}
