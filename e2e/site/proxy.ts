import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const deploy = fileURLToPath(new URL('../../deploy', import.meta.url))

/** The proxies that `deploy` has a configuration for. */
export const proxyNames = ['caddy', 'haproxy'] as const
export type ProxyName = (typeof proxyNames)[number]

/** The only address that the proxies and the service trust in these runs. Tests can connect from others of the machine. */
export const trustedAddress = '127.0.0.1'

/** How long a proxy may take to listen, in milliseconds. */
const startLimit = 30_000

/** A running proxy in front of one site. */
export interface Proxy {
  /** The address of the site for browsers. */
  readonly url: string
  /** The port for plain http. */
  readonly plainPort: number
  stop(): Promise<void>
}

/**
 * Creates the certificate of the proxies.
 * @param folder receives its files
 * @returns the variables for the processes of a run: Node trusts the certificate, browsers the hash of its key
 */
export async function makeCertificate(folder: string): Promise<Record<string, string>> {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const files = ['-keyout', key, '-out', certificate]
  await run('openssl', ['req', ...kind, ...files, '-subj', '/CN=localhost', '-addext', names])
  const text = await readFile(certificate, 'utf8')
  // HAProxy reads both from one file.
  await writeFile(path.join(folder, 'both.pem'), text + (await readFile(key, 'utf8')), { mode: 0o600 })
  const spki = new X509Certificate(text).publicKey.export({ type: 'spki', format: 'der' })
  return {
    E2E_CERTIFICATE: folder,
    E2E_CERTIFICATE_PIN: createHash('sha256').update(spki).digest('base64'),
    NODE_EXTRA_CA_CERTS: certificate,
  }
}

/**
 * Starts a proxy with its configuration in `deploy`, on this machine only.
 * @param service the port of the service
 * @param ports free ports, for https and http
 */
export async function startProxy(
  name: ProxyName,
  service: number,
  [httpsPort, plainPort]: readonly [number, number],
): Promise<Proxy> {
  const certificate = process.env.E2E_CERTIFICATE ?? ''
  const home = await mkdtemp(path.join(tmpdir(), 'within-reach-proxy-'))
  const url = `https://localhost:${httpsPort}`
  const program = name === 'caddy' ? caddy : haproxy
  const { command, args, env } = program({ certificate, home, service, httpsPort, plainPort })
  await mkdir(path.join(home, 'data'))
  const child = spawn(command, args, {
    env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: home, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaints = ''
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (complaints = (complaints + text).slice(-4000)))
  child.once('error', ({ message }) => (complaints += message))
  const ended = endOf(child)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  const until = Date.now() + startLimit
  while (child.pid !== undefined && child.exitCode === null && Date.now() < until) {
    if (await listens(httpsPort)) return { url, plainPort, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`${name} did not start. On Debian, "apt-get install ${name}" installs it. ${complaints}`)
}

interface Parts {
  readonly certificate: string
  readonly home: string
  readonly service: number
  readonly httpsPort: number
  readonly plainPort: number
}

const caddy = ({ certificate, home, service, httpsPort, plainPort }: Parts) => ({
  command: 'caddy',
  args: ['run', '--adapter', 'caddyfile', '--config', path.join(deploy, 'caddy/Caddyfile')],
  env: {
    XDG_DATA_HOME: path.join(home, 'data'),
    XDG_CONFIG_HOME: path.join(home, 'data'),
    ADMIN: 'off',
    LISTEN: '127.0.0.1',
    HTTP_PORT: String(plainPort),
    SITE: `localhost:${httpsPort}`,
    TLS: `${certificate}/certificate.pem ${certificate}/key.pem`,
    INSTANCES: `127.0.0.1:${service}`,
    TRUSTED_PROXIES: `${trustedAddress}/32`,
  },
})

const haproxy = ({ certificate, service, httpsPort, plainPort }: Parts) => ({
  command: 'haproxy',
  args: ['-db', '-f', path.join(deploy, 'haproxy/haproxy.cfg')],
  env: {
    LISTEN: '127.0.0.1',
    HTTP_PORT: String(plainPort),
    HTTPS_PORT: String(httpsPort),
    CERTIFICATE: path.join(certificate, 'both.pem'),
    INSTANCE: `127.0.0.1:${service}`,
  },
})

/** Whether a port of this machine accepts connections. The service behind the proxy starts later. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

/** Resolves when a process has ended, or could not be started. */
const endOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })
