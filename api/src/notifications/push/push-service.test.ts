import { isPushService } from './push-service'

const services = ['push.example.com', 'http://127.0.0.1:4000']

it.each(['https://push.example.com/x', 'https://eu.push.example.com/x?y=1', 'http://127.0.0.1:4000/x'])(
  '%s belongs to a push service of the settings',
  (endpoint) => {
    expect(isPushService(endpoint, services)).toBe(true)
  },
)

it.each([
  'http://push.example.com/x',
  'https://push.example.com:8443/x',
  'https://user:secret@push.example.com/x',
  'https://push.example.com@127.0.0.1/x',
  'https://push.example.com.evil.example/x',
  'https://evilpush.example.com/x',
  'https://127.0.0.1:4000/x',
  'http://127.0.0.1:4001/x',
  'http://[::1]:4000/x',
  'file:///etc/passwd',
  'push.example.com',
  '',
])('%s does not', (endpoint) => {
  expect(isPushService(endpoint, services)).toBe(false)
})

it('nothing does on a site without notifications on devices', () => {
  expect(isPushService('https://push.example.com/x', [])).toBe(false)
})
