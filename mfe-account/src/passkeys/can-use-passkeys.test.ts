import { canUsePasskeys } from './can-use-passkeys'

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
})

it.each([
  ['over https or on localhost', true, true],
  ['over plain http', false, false],
])('a browser has passkeys %s: %s', (_where, isSecureContext, has) => {
  Object.assign(window, { PublicKeyCredential: jest.fn(), isSecureContext })
  expect(canUsePasskeys()).toBe(has)
})

it('a browser without passkeys has none', () => {
  Object.assign(window, { isSecureContext: true })
  expect(canUsePasskeys()).toBe(false)
})
