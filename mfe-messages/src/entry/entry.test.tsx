import { mina, renderRemote } from '@within-reach/shared-core/testing'
import { Component as Entry } from './entry'

it.each([
  ['a member to the list', mina, '/mobilemessage'],
  ['a visitor to the login page', undefined, '/login?next=%2Fmobilemsg'],
] as const)('the entry redirects %s', (_, member, to) => {
  const { shell } = renderRemote(<Entry />, { path: '/mobilemsg', member })
  expect(shell.navigate).toHaveBeenCalledWith(to, { replace: true })
})
