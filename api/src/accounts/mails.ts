import type { Language } from '@within-reach/contract'
import type { Database } from '../platform/database/database'
import { paragraphs } from '../platform/mail/paragraphs'
import type { Platform } from '../platform/platform'
import type { AccountMail } from './account-mail'
import type { MailTexts } from './email/change-mail'
import { inEnglish } from './mail-texts.en'
import { inKorean } from './mail-texts.ko'
import { inVietnamese } from './mail-texts.vi'
import { inChinese } from './mail-texts.zh'

// Codes are not in the subject, because phones show it on a locked screen.
const textsOf: Readonly<Record<Language, (mail: AccountMail) => MailTexts>> = {
  en: inEnglish,
  ko: inKorean,
  zh: inChinese,
  vi: inVietnamese,
}

interface Addressed {
  readonly to: string
  readonly language: Language
  /** Seconds after which the mail is useless. */
  readonly validFor?: number
}

/** Puts a mail about a code or a password into the outbox, in the transaction of what it reports. */
export async function mailAccount(
  { outbox }: Pick<Platform, 'outbox'>,
  tx: Database,
  { language, ...addressed }: Addressed,
  mail: AccountMail,
): Promise<void> {
  const { subject, text } = textsOf[language](mail)
  await outbox.enqueue(tx, { ...addressed, subject, text: paragraphs(...text) })
}
