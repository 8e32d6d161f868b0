import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const repository = path.join(__dirname, '../..')
const read = (file: string): string => readFileSync(path.join(repository, 'deploy', file), 'utf8')
const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1])

/** Seconds that running requests get after the drain (api/src/service.ts). */
const stopTimeout =
  numberIn(
    readFileSync(path.join(repository, 'api/src/service.ts'), 'utf8').replaceAll('_', ''),
    /stopTimeout = (\d+)/,
  ) / 1000

describe('the unit of systemd', () => {
  const unit = read('systemd/within-reach.service')

  it('starts Node itself, so that it gets the signals', () => {
    expect(unit).toContain('\nExecStart=/usr/bin/node /opt/within-reach/current/start.mjs\n')
  })

  it('lets the service stop the embedded database, and gives it the time', () => {
    expect(unit).toContain('\nKillMode=mixed\n')
    const databaseTimeout = numberIn(
      readFileSync(path.join(repository, 'api/src/platform/database/embedded-server.ts'), 'utf8'),
      /stopTimeout = (\d+)/,
    )
    const drain = numberIn(read('environment.sample'), /^DRAIN_SECONDS=(\d+)/m)
    expect(numberIn(unit, /^TimeoutStopSec=(\d+)/m)).toBeGreaterThan(drain + stopTimeout + databaseTimeout)
  })

  it('lets the service write only to its data folder', () => {
    expect(unit).toContain('\nProtectSystem=strict\n')
    const folder = /^StateDirectory=(.+)$/m.exec(unit)?.[1]
    expect(read('environment.sample')).toContain(`\nDATA_DIR=/var/lib/${folder}\n`)
    expect(unit).not.toContain('ReadWritePaths=')
  })

  it('shares user, settings and data folder with the commands for backups, also before its first start', () => {
    const page = readFileSync(path.join(repository, 'docs/backups.md'), 'utf8')
    const command = /systemd-run (?:.*\\\n)+.*/.exec(page)?.[0] ?? ''
    const options = [...command.matchAll(/--(?:property=)?([\w-]+)=(\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ])
    const valueOf = (setting: string) => new RegExp(`^${setting}=(.+)$`, 'm').exec(unit)?.[1]
    expect(Object.fromEntries(options)).toEqual({
      uid: valueOf('User'),
      gid: valueOf('Group'),
      EnvironmentFile: valueOf('EnvironmentFile'),
      StateDirectory: valueOf('StateDirectory'),
      StateDirectoryMode: valueOf('StateDirectoryMode'),
      'working-directory': valueOf('WorkingDirectory'),
    })
  })
})

describe('the image', () => {
  const lines = read('container/Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const steps = lines.filter((line) => line.startsWith('RUN ')).map((line) => line.slice(4))

  it('is built by scripts of its folder, which the full suite runs in a clean system', () => {
    const scripts = steps.map(
      (step) => /^sh (?:\/opt\/within-reach\/)?deploy\/container\/([\w.-]+)/.exec(step)?.[1],
    )
    expect(scripts.sort()).toEqual(
      readdirSync(path.join(repository, 'deploy/container')).filter((name) => name.endsWith('.sh')),
    )
  })

  it('starts Node itself, as a user without rights', () => {
    expect(lines).toContain('ENTRYPOINT ["node", "start.mjs"]')
    const user = lines.find((line) => line.startsWith('USER '))?.slice(5)
    expect(user).toBe('10001:10001')
    expect(read('container/prepare.sh')).toContain('id=10001\n')
  })
})

describe('the compose file', () => {
  interface Service {
    readonly environment?: Readonly<Record<string, unknown>>
    readonly volumes?: readonly string[]
    readonly depends_on?: object
    readonly stop_grace_period?: string
    readonly read_only?: boolean
  }
  const compose = parse(read('compose/compose.yaml')) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: Readonly<Record<string, unknown>>
  }
  const { site } = compose.services

  it('names only services, volumes and files that exist', () => {
    for (const { volumes = [], depends_on = {} } of Object.values(compose.services)) {
      const needed = Array.isArray(depends_on) ? (depends_on as string[]) : Object.keys(depends_on)
      for (const name of needed) expect(Object.keys(compose.services)).toContain(name)
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        const exists = source.startsWith('.')
          ? existsSync(path.join(repository, 'deploy/compose', source))
          : source in compose.volumes
        expect([source, exists]).toEqual([source, true])
      }
    }
  })

  it('writes only to the data folder, and gives a stop its time', () => {
    expect(site?.read_only).toBe(true)
    expect(site?.volumes).toEqual([`data:${String(site?.environment?.DATA_DIR)}`])
    const drain = Number(/\d+/.exec(String(site?.environment?.DRAIN_SECONDS))?.[0])
    expect(Number(/\d+/.exec(site?.stop_grace_period ?? '')?.[0])).toBeGreaterThan(drain + stopTimeout)
  })

  it('demands what the configuration of Caddy has no default for', () => {
    // Caddy does not start with a line `tls` without arguments.
    expect(read('caddy/Caddyfile')).toMatch(/^\ttls \{\$TLS\}$/m)
    expect(compose.services.proxy?.environment?.TLS).toMatch(/^\$\{TLS:\?/)
  })

  it('asks for every value that has no default in its sample', () => {
    const required = [...read('compose/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    const sample = [...read('compose/env.sample').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(sample).toEqual(expect.arrayContaining(required))
  })
})

describe('the chart', () => {
  const folder = path.join(repository, 'deploy/helm/templates')
  const templates = readdirSync(folder).map((name) => [name, read(`helm/templates/${name}`)] as const)
  const values = parse(read('helm/values.yaml')) as Readonly<Record<string, unknown>>

  it.each(templates)('%s uses only values that exist, and closes its blocks', (_name, text) => {
    const used = [...text.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, dotted = '']) =>
      dotted.slice(1).split('.'),
    )
    for (const names of used) {
      const found = names.reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], values)
      expect([names.join('.'), found === undefined]).toEqual([names.join('.'), false])
    }
    const opened = [...text.matchAll(/\{\{-? (?:if|range|with) /g)].length
    expect([...text.matchAll(/\{\{-? end /g)]).toHaveLength(opened)
  })

  it.each(templates)('%s is YAML without its templates', (_name, text) => {
    const plain = text
      .split('\n')
      .filter((line) => !/^\s*\{\{.*\}\}\s*$/.test(line) && !/^\s*\{\{ \$name \}\}/.test(line))
      .map((line) => line.replaceAll(/"?\{\{.*?\}\}(?:[:\w]*\{\{.*?\}\})?"?/g, 'value'))
      .join('\n')
    expect(parse(plain)).toMatchObject({
      apiVersion: expect.any(String) as string,
      kind: expect.any(String) as string,
    })
  })

  it('probes the service as its routes are, and ends no pod before it has drained', () => {
    const deployment = templates.find(([name]) => name === 'deployment.yaml')?.[1] ?? ''
    const probed = [...deployment.matchAll(/(\w+)Probe:\s+httpGet:\s+path: (\S+)/g)].map(([, probe, at]) => [
      probe,
      at,
    ])
    expect(probed).toEqual([
      ['startup', '/readyz'],
      ['readiness', '/readyz'],
      ['liveness', '/healthz'],
    ])
    const spare = numberIn(deployment, /terminationGracePeriodSeconds: \{\{ add \(.*\) (\d+) \}\}/)
    expect(spare).toBeGreaterThan(stopTimeout)
  })
})

describe.each([
  ['Caddy', 'caddy/Caddyfile', /max_size (\d+)MB/, 1_000_000, /^\s*(?:encode|header)\b/m],
  ['HAProxy', 'haproxy/haproxy.cfg', /content-length\) gt (\d+)/, 1, /^\s*(?:compression|http-response)\b/m],
] as const)('%s', (_name, file, pattern, unit, changesAnswers) => {
  const text = read(file)

  it('lets every form pass that the service accepts, so that the service answers a larger one', () => {
    const limits = readFileSync(path.join(repository, 'contract/src/limits.ts'), 'utf8')
    const megabytes = numberIn(limits, /bodyBytes: (\d+) \* 1024 \* 1024/)
    expect(numberIn(text, pattern) * unit).toBeGreaterThan(megabytes * 1024 * 1024)
  })

  it('neither compresses answers nor changes their headers', () => {
    expect(text).not.toMatch(changesAnswers)
  })

  it('asks whether an instance is ready', () => {
    expect(text).toContain('/readyz')
  })

  it('keeps idle connections to the service for less time than the service does', () => {
    const kept = numberIn(
      readFileSync(path.join(repository, 'api/src/app.ts'), 'utf8').replaceAll('_', ''),
      /keepAliveTimeout: (\d+)/,
    )
    const seconds = numberIn(text, /(?:keepalive|timeout http-keep-alive) (\d+)s/)
    expect(seconds * 1000).toBeLessThan(kept)
  })
})
