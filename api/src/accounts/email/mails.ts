import { type Language, limits } from '@within-reach/contract'
import type { Database } from '../../platform/database/database'
import type { Platform } from '../../platform/platform'
import type { ChangeMail, MailTexts } from './change-mail'
import { inEnglish } from './mail-texts.en'
import { inKorean } from './mail-texts.ko'
import { inVietnamese } from './mail-texts.vi'
import { inChinese } from './mail-texts.zh'

const textsOf: Readonly<Record<Language, (mail: ChangeMail) => MailTexts>> = {
  en: inEnglish,
  ko: inKorean,
  zh: inChinese,
  vi: inVietnamese,
}

/** The address as the other mailbox may read it: its first letter and its domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}…${email.slice(at)}`
}

interface Addressed {
  readonly to: string
  readonly language: Language
  /** Seconds after which the mail is useless. */
  readonly validFor?: number
}

/** Puts a mail about a change of email into the outbox, in the transaction of what it reports. */
export async function mailChange(
  { outbox }: Pick<Platform, 'outbox'>,
  tx: Database,
  { language, ...addressed }: Addressed,
  mail: ChangeMail,
): Promise<void> {
  const { subject, text } = textsOf[language](mail)
  await outbox.enqueue(tx, { ...addressed, subject, text: [...text, 'Within Reach', ''].join('\n\n') })
}

/** How long a mail with a code is worth sending, in seconds. */
export const codeMailLifetime = limits.codeLifetime / 1000
