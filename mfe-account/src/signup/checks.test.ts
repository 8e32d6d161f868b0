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
  // Each row breaks what it names and everything after it, so that only the order decides.
  const broken: [string, Partial<SignupValues>, string][] = [
    ['an empty email', { email: '' }, 'Email already in use'],
    ['an email that is not verified', { verified: false }, 'Verify your Email'],
    ['an empty name', { username: ' ' }, 'Check your Name'],
    ['an empty nick name', { nickname: '' }, 'Check your Nick Name'],
    ['an empty password', { password: '' }, 'Check your password'],
    ['no choice for the privacy policy', { privacy: '' }, 'Please Agree to Privacy Policy'],
    ['no choice for the terms', { terms: '' }, 'Please Agree to Terms of Use'],
    ['a password that was re-typed differently', { retyped: 'another' }, 'Check your password'],
  ]

  it.each(broken.map(([what, , popup], at) => [what, popup, at] as const))(
    'say of %s, with everything after it wrong too: "%s"',
    (_what, popup, at) => {
      spec(
        '5.signup.order',
        '5.signup.email-empty',
        '5.signup.email-unverified',
        '5.signup.name',
        '5.signup.nick',
        '5.signup.password-empty',
        '5.signup.privacy',
        '5.signup.terms',
        '5.signup.retyped',
        'readings.signup.first-popup',
      )
      const values = broken.slice(at).reduce((all, [, change]) => ({ ...all, ...change }), good)
      expect(firstFailing(checks, values)?.popup.message).toBe(popup)
    },
  )

  it.each([
    [{ privacy: 'decline' }, 'Please Agree to Privacy Policy'],
    [{ terms: 'decline' }, 'Please Agree to Terms of Use'],
  ])('take %j for no agreement', (change, popup) => {
    spec('2.signup.policies', '5.signup.privacy', '5.signup.terms')
    expect(firstFailing(checks, { ...good, ...change })?.popup.message).toBe(popup)
  })

  it('let a complete form through', () => {
    spec('2.signup.fields')
    expect(firstFailing(checks, good)).toBeUndefined()
  })
})
