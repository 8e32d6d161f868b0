import { isThisMachine } from './this-machine'

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['203.0.113.7', false],
  ['127.site.example', false],
  ['localhost.site.example', false],
  ['', false],
])('the host %s is this machine: %s', (host, isLocal) => {
  expect(isThisMachine(host)).toBe(isLocal)
})
