import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSettings, settingNames } from './settings'

const repository = path.join(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')
const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
const all = sorted(settingNames)

/** The lines of the named top-level block of a YAML file. */
const blockOf = (yaml: string, name: string): string => {
  const [, below = ''] = yaml.split(new RegExp(`^ *${name}:\\n`, 'm'))
  const indent = /^ */.exec(below)?.[0] ?? ''
  return below
    .split('\n')
    .slice(0, endOf(below.split('\n'), indent))
    .join('\n')
}
const endOf = (lines: readonly string[], indent: string): number => {
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(indent))
  return end === -1 ? lines.length : end
}
const keysOf = (block: string) => [...block.matchAll(/^ *([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)

describe('the table in the README', () => {
  const [, table = ''] = read('README.md').split('\n## Settings\n')
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (`[^|]+)\|([^|]+)\|/gm)].map(
    ([, names = '', shown = '']) => ({
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      defaults: shown.trim().split(', '),
    }),
  )

  it('has every setting and no other', () => {
    expect(sorted(rows.flatMap(({ names }) => names))).toEqual(all)
  })

  it('shows the defaults', () => {
    // Others are described in words.
    const isValue = (text: string) => /^(?:[\d.]+|on|off|info|auto|production)$/.test(text)
    const shown = rows
      .filter(({ names, defaults }) => names.length === defaults.length && defaults.every(isValue))
      .flatMap(({ names, defaults }) => names.map((name, at) => [name, defaults[at]] as const))
    expect(shown.length).toBeGreaterThan(25)
    for (const [name, value] of shown)
      expect([name, readSettings({ [name]: value })]).toEqual([name, readSettings({})])
  })
})

describe('the sample of the environment file', () => {
  const lines = [...read('deploy/environment.sample').matchAll(/^(#?)([A-Z][A-Z0-9_]+)=(.*)$/gm)]

  it('has every setting and no other, each once', () => {
    expect(lines.map(([, , name = '']) => name).sort()).toEqual(all)
  })

  it('is a valid environment', () => {
    const set = lines.filter(([, off]) => off === '').map(([, , name, value]) => [name, value])
    expect(readSettings(Object.fromEntries(set))).toMatchObject({
      publicUrl: 'https://within-reach.example',
      trustProxy: 'loopback',
      dataDir: '/var/lib/within-reach',
    })
  })

  it('shows the defaults of the settings that it leaves out', () => {
    const examples = new Set([
      'PROBE_PORT',
      'DATABASE_URL',
      'DATABASE_READ_URL',
      'SMTP_URL',
      'FILES_DIR',
      'SAMPLE_CONTENT',
    ])
    const shown = lines.filter(
      ([, off, name = '', value]) =>
        off === '#' && value !== '' && !examples.has(name) && !name.startsWith('S3_'),
    )
    expect(shown.length).toBeGreaterThan(10)
    const settings = readSettings(Object.fromEntries(shown.map(([, , name, value]) => [name, value])))
    expect(settings).toEqual(readSettings({}))
  })
})

it('the compose file passes every setting on, and no other', () => {
  const names = keysOf(blockOf(read('deploy/compose/compose.yaml'), 'environment'))
  expect(sorted(names)).toEqual(all)
})

describe('the chart', () => {
  const values = read('deploy/helm/values.yaml')
  const settings = keysOf(blockOf(values, 'settings'))
  const secrets = keysOf(blockOf(values, 'secrets'))

  it('has every setting and no other, as a plain value or as a secret', () => {
    expect([...settings, ...secrets].sort()).toEqual(all)
  })

  it('keeps what must not be read as secrets', () => {
    const looksSecret = all.filter((name) => /KEY|TOKEN|SECRET|^DATABASE_(READ_)?URL$|^SMTP_URL$/.test(name))
    expect(secrets.sort()).toEqual(looksSecret)
  })

  it('refuses a setting that does not exist', () => {
    const schema = JSON.parse(read('deploy/helm/values.schema.json')) as {
      properties: Record<'settings' | 'secrets', { additionalProperties: boolean; properties: object }>
    }
    for (const [part, names] of Object.entries({ settings, secrets })) {
      const { additionalProperties, properties } = schema.properties[part as 'settings' | 'secrets']
      expect(additionalProperties).toBe(false)
      expect(Object.keys(properties).sort()).toEqual([...names].sort())
    }
  })
})

it('the pages and files for operators name no setting that does not exist', () => {
  const files = [
    'docs/deploying.md',
    ...['systemd', 'caddy', 'haproxy', 'container', 'compose', 'helm', 'helm/templates'].flatMap((folder) =>
      readdirSync(path.join(repository, 'deploy', folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `deploy/${folder}/${name}`),
    ),
  ]
  const looksLikeSetting = new RegExp(`\\b(?:${prefixes().join('|')})_[A-Z0-9_]+\\b`, 'g')
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(looksLikeSetting)].map(([name]) => name).filter((name) => !all.includes(name)),
  )
  expect(unknown).toEqual([])
})

/** The first words of the settings' names, such as MAX and S3. */
const prefixes = () =>
  sorted(all.filter((name) => name.includes('_')).map((name) => name.split('_')[0] ?? ''))
