import { type Language, languages } from '@within-reach/contract'
import type { AccountMail } from './account-mail'
import type { MailTexts } from './email/change-mail'
import { inEnglish } from './mail-texts.en'
import { inKorean } from './mail-texts.ko'
import { inVietnamese } from './mail-texts.vi'
import { inChinese } from './mail-texts.zh'

const writers: Readonly<Record<Language, (mail: AccountMail) => MailTexts>> = {
  en: inEnglish,
  ko: inKorean,
  zh: inChinese,
  vi: inVietnamese,
}
const link = 'https://site.example/enternewpassword?vcode=secret'

describe.each(languages)('in %s', (language) => {
  const write = writers[language]

  it.each([
    { about: 'sign-up', code: '12345' },
    { about: 'reset', code: '12345', link },
  ] as const)('the code of a $about stands in a line of its own, and not in the subject', (mail) => {
    const { subject, text } = write(mail)
    expect(text).toContain('    12345')
    expect(text.join('\n').match(/\b\d{5}\b/g)).toHaveLength(1)
    expect(subject).not.toMatch(/\d/)
  })

  it('a reset for which a code is not enough has the link only', () => {
    const withCode = write({ about: 'reset', code: '12345', link })
    const { subject, text } = write({ about: 'reset', code: undefined, link })
    expect(subject).not.toBe(withCode.subject)
    expect(text).toContain(link)
    expect(text.join('\n')).not.toMatch(/\b\d{5}\b|undefined/)
  })

  it('a changed password names the browser and the passkeys, and has the link', () => {
    const passkeys = { removed: ['Planted', 'Odd'], kept: ['Own key'] }
    const client = { browser: 'Firefox', system: 'Linux' }
    const text = write({ about: 'new password', client, link, passkeys }).text.join('\n')
    for (const part of ['Firefox', 'Linux', '“Planted”', '“Odd”', '“Own key”', link])
      expect(text).toContain(part)
    const none = { removed: [], kept: [] }
    const unknown = { browser: null, system: null }
    const bare = write({ about: 'new password', client: unknown, link, passkeys: none }).text.join('\n')
    expect(bare).not.toMatch(/null|“/)
  })
})
