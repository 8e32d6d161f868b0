import { readSettings } from '../settings'
import { type Paint, plain } from './paint'
import { startFailure, welcome } from './welcome'

const settings = readSettings({ DATA_DIR: '/srv/data', PUBLIC_URL: 'https://site.example' })
const mina = { email: 'mina@example.com', password: 'mina within reach' }

it('the last line of a start is the address, after what to do next', () => {
  expect(welcome(settings, mina, true, plain)).toBe(`
  Log in     mina@example.com, with the password "mina within reach"
  Operators  npm run registry -- grant <email> makes a member one, for the console
  Token      /srv/data/reach-token, for the command line
  Stop       Ctrl+C

  ✓ Within Reach is on https://site.example

`)
})

it('names nobody to log in as without sample content, and no script without npm', () => {
  expect(welcome(settings, undefined, false, plain)).toBe(`
  Token      /srv/data/reach-token, for the command line
  Stop       Ctrl+C

  ✓ Within Reach is on https://site.example

`)
})

it('the address is not interrupted by colours, so that a terminal makes it a link', () => {
  const marked: Paint = (style, text) => `<${style}>${text}</${style}>`
  expect(welcome(settings, mina, true, marked)).toContain('<bold>https://site.example</bold>')
})

it('a failed start lists every reason, and the command that checks the rest', () => {
  const reasons = ['PORT must be a port number.', 'HOST must be a host name or address.']
  expect(startFailure(reasons, true, plain)).toBe(`
Within Reach cannot start:

  ✗ PORT must be a port number.
  ✗ HOST must be a host name or address.

  README.md lists the settings. \`npm run doctor\` checks them, and everything that the service needs.
`)
  expect(startFailure(reasons, false, plain)).toContain('`node api/dist/server.cjs doctor`')
})
