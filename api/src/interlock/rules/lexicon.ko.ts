import { moneyWords } from './money-words.ko'
import { ownerWords } from './owner-words.ko'
import { contactWords } from './contact-words.ko'
import { calmWords } from './calm-words.ko'
import type { Lexicon } from './rule'

/** Korean words that several rules name, without spaces. */
export const korean: Lexicon = { ...moneyWords, ...ownerWords, ...contactWords, ...calmWords }
