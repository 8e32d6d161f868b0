import { firstFailing } from '../frame/ordered-checks'
import { checks, type SignupValues } from './checks'

const good: SignupValues = {
  email: 'mina@example.com',
  code: '12345',
  verified: true,
  username: 'Mina',
  nickname: 'mina',
  password: 'the secret',
  retyped: 'the secret',
  privacy: 'agree',
  terms: 'agree',
}

describe('the checks of sign-up', () => {
  // Each row breaks its own check and all later ones, so that only the order decides.
  const broken: [SentenceId, string, Partial<SignupValues>, string][] = [
    ['5.signup.email-empty', 'an empty email', { email: '' }, 'Email already in use'],
    ['5.signup.email-unverified', 'an email that is not verified', { verified: false }, 'Verify your Email'],
    ['5.signup.name', 'an empty name', { username: ' ' }, 'Check your Name'],
    ['5.signup.nick', 'an empty nick name', { nickname: '' }, 'Check your Nick Name'],
    ['5.signup.password-empty', 'an empty password', { password: '' }, 'Check your password'],
    [
      '5.signup.privacy',
      'no choice for the privacy policy',
      { privacy: '' },
      'Please Agree to Privacy Policy',
    ],
    ['5.signup.terms', 'no choice for the terms', { terms: '' }, 'Please Agree to Terms of Use'],
    [
      '5.signup.retyped',
      'a password that was re-typed differently',
      { retyped: 'another' },
      'Check your password',
    ],
  ]

  it.each(broken.map(([id, what, , popup], at) => [what, popup, at, id] as const))(
    'say of %s, with everything after it wrong too: "%s"',
    (_what, popup, at, id) => {
      spec('5.signup.order', id)
      const values = broken.slice(at).reduce((all, [, , change]) => ({ ...all, ...change }), good)
      expect(firstFailing(checks, values)?.popup.message).toBe(popup)
    },
  )

  it.each([
    [{ privacy: 'decline' }, 'Please Agree to Privacy Policy'],
    [{ terms: 'decline' }, 'Please Agree to Terms of Use'],
  ])('do not take %j as agreement', (change, popup) => {
    spec('2.signup.policies', '5.signup.privacy', '5.signup.terms')
    expect(firstFailing(checks, { ...good, ...change })?.popup.message).toBe(popup)
  })

  it('accept a complete form', () => {
    spec('2.signup.fields')
    expect(firstFailing(checks, good)).toBeUndefined()
  })
})
