import { firstFailing } from '../frame/ordered-checks'
import { checks, type ProfileValues } from './checks'

const good: ProfileValues = {
  username: 'Mina',
  nickname: 'mina',
  password: '',
  retyped: '',
  privacy: 'agree',
  terms: 'agree',
}

describe('the checks of the profile', () => {
  const broken: [SentenceId, Partial<ProfileValues>, string][] = [
    ['5.profile.name', { username: '' }, 'Check your Name'],
    ['5.profile.nick', { nickname: ' ' }, 'Check your Nick Name'],
    ['5.profile.privacy', { privacy: 'decline' }, 'Please Agree to Privacy Policy'],
    ['5.profile.terms', { terms: 'decline' }, 'Please Agree to Terms of Use'],
    ['5.profile.password', { password: 'a new secret', retyped: 'another' }, 'Check your password'],
  ]
  it.each(broken.map(([id, change, popup], at) => [JSON.stringify(change), popup, at, id] as const))(
    'say of %s, with everything after it wrong too: "%s"',
    (_change, popup, at, id) => {
      spec('2.profile.fields', '5.profile.order', id)
      const values = broken.slice(at).reduce((all, [, change]) => ({ ...all, ...change }), good)
      expect(firstFailing(checks, values)?.popup.message).toBe(popup)
    },
  )

  it('accept an untouched password', () => {
    expect(firstFailing(checks, good)).toBeUndefined()
  })
})
