import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { generate } from 'selfsigned'
import { startMailServer, type TestMailServer } from '../../testing/mail-server'
import { installationOf } from '../../testing/installation'
import { checkMail, explainMailError } from './mail'

let server: TestMailServer
beforeAll(async () => (server = await startMailServer()))
afterAll(() => server.stop())

const check = async (url: string) => (await checkMail(installationOf({ SMTP_URL: url })))[0]
const withLogin = (url: string) => url.replace('smtp://', 'smtp://user:secret@')

it('a mail server that accepts us is sound, and gets no mail', async () => {
  expect(await check(server.url)).toMatchObject({
    level: 'ok',
    text: expect.stringContaining('accepts connections'),
  })
  expect(await check(withLogin(server.url))).toMatchObject({
    level: 'ok',
    text: expect.stringContaining('accepts our login'),
  })
  expect(server.mails).toEqual([])
})

it('a refused login is found', async () => {
  const strict = await startMailServer({ rejectsLogins: true })
  expect(await check(withLogin(strict.url))).toMatchObject({
    level: 'error',
    text: expect.stringMatching(/refuses the login: 535/),
  })
  await strict.stop()
})

it('a server that does not exist is found', async () => {
  expect(await check('smtp://127.0.0.1:1')).toMatchObject({
    level: 'error',
    text: 'No mail server listens at 127.0.0.1:1.',
  })
})

it.each([
  ['EDNS', 'getaddrinfo ENOTFOUND mail', /The host name of the mail server mail:587 is unknown/],
  ['ETIMEDOUT', 'Connection timeout', /The mail server mail:587 does not answer/],
])('%s is explained', (code, message, text) => {
  const failure = Object.assign(new Error(message), { code })
  expect(explainMailError(failure, 'mail:587')).toMatchObject({
    level: 'error',
    text: expect.stringMatching(text),
  })
})

it('a port that does not speak TLS is found', async () => {
  expect(await check(server.url.replace('smtp:', 'smtps:'))).toMatchObject({
    level: 'error',
    advice: 'smtps:// is for port 465, smtp:// for 587 and 25.',
  })
})

it('a certificate that nobody vouches for is found', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const secure = new SMTPServer({ secure: true, key, cert, authOptional: true })
  secure.on('error', () => {})
  secure.listen(0, '127.0.0.1')
  await once(secure.server, 'listening')
  const { port } = secure.server.address() as AddressInfo
  expect(await check(`smtps://127.0.0.1:${port}`)).toMatchObject({
    level: 'error',
    advice: expect.stringContaining('certificate'),
  })
  await new Promise<void>((resolve) => secure.close(() => resolve()))
})

it('a server that ends the connection is found', async () => {
  const rude = createServer((socket) => socket.end('421 go away\r\n')).listen(0, '127.0.0.1')
  await once(rude, 'listening')
  const { port } = rude.address() as AddressInfo
  expect(await check(`smtp://127.0.0.1:${port}`)).toMatchObject({ level: 'error' })
  rude.close()
})

it('a site without a mail server has none to check', async () => {
  expect(await checkMail(installationOf({}))).toMatchObject([{ level: 'skipped' }])
})
