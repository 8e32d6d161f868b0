import {
  changePwd,
  languages,
  sendVCode,
  sendVCode2,
  updateProfile,
  verifyCode,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'

let api: TestApi
beforeAll(async () => (api = await startApi()))
afterAll(() => api.close())

const subjects = {
  en: { signUp: /verification code/, reset: /password code/, changed: /was changed/ },
  ko: { signUp: /인증번호/, reset: /비밀번호 재설정 인증번호/, changed: /비밀번호가 변경/ },
  zh: { signUp: /验证码/, reset: /密码重置验证码/, changed: /密码已更改/ },
  vi: { signUp: /Mã xác nhận/, reset: /Mã đặt lại mật khẩu/, changed: /đã được đổi/ },
} as const

/** The code in a line of its own, as in every language. */
const codeIn = (text: string) => /^ {4}(\d{5})$/m.exec(text)?.[1]
const read = (email: string, language: string | null) =>
  api.database.pool.query('update users set language = $2 where email = $1', [email, language])

describe.each(languages)('in %s', (language) => {
  const number = languages.indexOf(language)

  it('a sign-up code is mailed if the page is in that language', async () => {
    const email = `asks-in-${language}@example.com`
    const page = { cookies: { language }, address: `10.9.1.${number}` }
    await api.call(sendVCode, { email }, page)
    const { subject, text } = await api.mailTo(email)
    expect(subject).toMatch(subjects[language].signUp)
    expect((await api.call(verifyCode, { email, vcode: codeIn(text) }, page)).body).toMatchObject({ data: 1 })
  })

  it('a reset is mailed to a member who reads it, whatever the page is in', async () => {
    const { email } = await api.signUp(`resets-in-${language}`)
    await read(email, language)
    const page = {
      cookies: { language: language === 'ko' ? 'en' : 'ko' },
      address: `10.9.2.${number}`,
    }
    const { reset, changed } = subjects[language]
    await api.call(sendVCode2, { email }, page)
    const { subject, text } = await api.mailTo(email, /\/enternewpassword\?email=/)
    expect(subject).toMatch(reset)
    const fields = { email, vcode: codeIn(text), pwd: 'brand new one' }
    expect((await api.call(changePwd, fields, page)).body.res).toBe(0)
    expect((await api.mailTo(email, changed)).subject).toMatch(changed)
  })

  it('a change in the profile is mailed to a member who reads it', async () => {
    const { email, api_token: token } = await api.signUp(`changes-in-${language}`)
    await read(email, language)
    const fields = { username: 'R', nickname: 'r', password: 'a new password' }
    await api.call(updateProfile, fields, { token })
    const { subject, text } = await api.mailTo(email, /vcode=/)
    const { changed } = subjects[language]
    expect([subject, text]).toEqual([expect.stringMatching(changed), expect.stringMatching(changed)])
  })
})

it('a reset is mailed in the language of the page to a member whose language is unknown', async () => {
  const { email } = await api.signUp('unknown')
  await read(email, null)
  await api.call(sendVCode2, { email }, { cookies: { language: 'vi' }, address: '10.9.3.1' })
  expect((await api.mailTo(email, /\/enternewpassword/)).subject).toMatch(subjects.vi.reset)
})
