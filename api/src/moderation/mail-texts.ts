import type { Language } from '@within-reach/contract'
import type { MailTexts } from './mail-parts'
import { english } from './mail-texts.en'
import { korean } from './mail-texts.ko'
import { vietnamese } from './mail-texts.vi'
import { chinese } from './mail-texts.zh'

/** The texts of mails about moderation, by language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: english,
  ko: korean,
  zh: chinese,
  vi: vietnamese,
}
