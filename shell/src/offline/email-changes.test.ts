import { createSessionStore } from '@within-reach/shared-core'
import { member } from '../testing/members'
import { emailChanges } from './email-changes'

it('tells a change of the email, but neither one of the nick nor a login', () => {
  const session = createSessionStore()
  const changes: object[] = []
  emailChanges(session).subscribe((change) => changes.push(change))
  const mina = member('of mina')
  session.dispatch({ type: 'restored', member: mina })
  const change = (profile: Partial<typeof mina>) =>
    session.dispatch({ type: 'profileChanged', profile: { ...mina, ...profile }, token: 'token' })
  change({ nick: 'kim' })
  change({ nick: 'kim', email: 'kim@elsewhere.example' })
  session.dispatch({ type: 'loggedOut' })
  session.dispatch({ type: 'restored', member: { ...member('of alex'), email: 'alex@example.com' } })
  session.dispatch({ type: 'restored', member: mina })
  expect(changes).toEqual([{ from: mina.email, to: 'kim@elsewhere.example' }])
})
