import path from 'node:path'
import { refusal } from '../testing/refusal'
import { readSettings } from './settings'

const s3 = {
  S3_URL: 'http://127.0.0.1:9000',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it('needs nothing to start', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    databaseReadUrls: [],
    environment: 'production',
    remotesAtStart: [],
    sampleContent: true,
    smtpUrl: undefined,
    mailFrom: 'no-reply@within-reach.example',
    agentEmail: 'agent@within-reach.example',
    translation: undefined,
    supportEmail: 'support@within-reach.example',
    answerWithinDays: 2,
    s3: undefined,
    trustProxy: false,
    signingKey: undefined,
    extraSigningKeys: [],
    drainSeconds: undefined,
    metricsToken: undefined,
    filesDir: path.resolve('.data/files'),
    logLevel: 'info',
    logFormat: 'auto',
    social: { video: undefined, shortVideo: undefined, photo: undefined },
    filmUrl: '',
    framedRemotes: [],
    exchangeRates: null,
    organisations: [],
    openid: undefined,
    pushServices: [
      'fcm.googleapis.com',
      'jmt17.google.com',
      'push.services.mozilla.com',
      'notify.windows.com',
      'push.apple.com',
    ],
    healthSample: 1,
    offline: 'on',
    development: 'off',
    admission: { maxInFlight: 500, maxEventLoopDelay: 100 },
    budgets: {
      posts: 60,
      comments: 300,
      messagesToOne: 120,
      newRecipients: 40,
      reports: 30,
      inquiries: 10,
      inquiriesFromAddress: 30,
      translations: 120,
      translationsFromAddress: 240,
      uploadMegabytes: 300,
      newcomers: { days: 7, posts: 5, comments: 30, recipients: 10, files: 15, links: 10 },
    },
    forms: { timeout: 10_000, minSpeed: 8192, uploadBytes: 1024 * 1024 * 1024 },
  })
})

it('treats an empty setting as absent', () => {
  const empty = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATA_DIR',
    'SMTP_URL',
    'MAIL_FROM',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]
  expect(readSettings(Object.fromEntries(empty.map((name, n) => [name, ' '.repeat(n % 3)])))).toEqual(
    readSettings({}),
  )
})

it.each([
  [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_URL: 'https://within-reach.example/' }, 'https://within-reach.example'],
])('uses in mails: %j as %s', (environment, publicUrl) => {
  expect(readSettings(environment).publicUrl).toBe(publicUrl)
})

it.each([
  [{}, true],
  [{ PUBLIC_URL: 'https://within-reach.example' }, false],
  [{ PUBLIC_URL: 'https://within-reach.example', SAMPLE_CONTENT: 'on' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::1' }, true],
  [{ HOST: '::ffff:127.0.0.1' }, true],
  [{ SAMPLE_CONTENT: 'off' }, false],
])('adds samples, whose passwords are public, to no reachable site by default: %j', (environment, added) => {
  expect(readSettings(environment).sampleContent).toBe(added)
})

it('reads a complete environment', () => {
  const settings = readSettings({
    ...s3,
    DATABASE_URL: 'postgres://user:secret@db:5432/site',
    SAMPLE_CONTENT: 'off',
    SMTP_URL: 'smtps://user:secret@mail:465',
    AGENT_EMAIL: ' agent@example.com ',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    DRAIN_SECONDS: '30',
    FILES_DIR: '/srv/files',
    PROBE_PORT: '3100',
    METRICS_TOKEN: 'a token of metrics'.replaceAll(' ', '-'),
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'text',
    SOCIAL_PHOTO_URL: 'https://photos.example/within-reach',
    FILM_URL: '/assets/film.mp4',
    HEALTH_SAMPLE: '0.25',
    FORM_SECONDS: '5',
    UPLOAD_LEAST_SPEED: '1000',
    UPLOAD_BUDGET_MB: '16',
    HOME: '/root',
  })
  expect(settings).toMatchObject({
    databaseUrl: 'postgres://user:secret@db:5432/site',
    sampleContent: false,
    smtpUrl: 'smtps://user:secret@mail:465',
    agentEmail: 'agent@example.com',
    s3: {
      url: s3.S3_URL,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    trustProxy: 'loopback, 10.0.0.0/8',
    drainSeconds: 30,
    probePort: 3100,
    metricsToken: 'a-token-of-metrics',
    filesDir: '/srv/files',
    logLevel: 'debug',
    logFormat: 'text',
    social: { photo: 'https://photos.example/within-reach' },
    filmUrl: '/assets/film.mp4',
    healthSample: 0.25,
    forms: { timeout: 5000, minSpeed: 1000, uploadBytes: 16 * 1024 * 1024 },
  })
})

it('names every invalid setting at once, one per line', () => {
  const wrong = {
    PORT: '70000',
    HOST: 'a b',
    PUBLIC_URL: 'within-reach.example',
    DATABASE_URL: 'mysql://db/site',
    SAMPLE_CONTENT: 'no',
    SMTP_URL: 'http://mail',
    MAIL_FROM: 'Within Reach',
    AGENT_EMAIL: 'a@b@c',
    SUPPORT_EMAIL: '@example.com',
    TRUST_PROXY: '!',
    REGISTRY_SIGNING_KEY: Buffer.from('secret').toString('base64'),
    REGISTRY_EXTRA_SIGNING_KEYS: `${Buffer.from('secret').toString('base64')},`,
    LOG_LEVEL: 'loud',
    LOG_FORMAT: 'pretty',
    DRAIN_SECONDS: '601',
    PROBE_PORT: '70000',
    METRICS_TOKEN: 'short',
    FORM_SECONDS: '0',
    UPLOAD_LEAST_SPEED: 'fast',
    UPLOAD_BUDGET_MB: '7.5',
    SOCIAL_VIDEO_URL: 'javascript:alert(1)',
    FILM_URL: 'https://elsewhere.example/film.mp4',
  }
  const lines = refusal(wrong)
  expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(wrong))
  expect(lines).toEqual(
    expect.arrayContaining([
      'PORT must be a port number.',
      'PUBLIC_URL must be an address that begins with http:// or https://.',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      'SAMPLE_CONTENT must be on or off.',
      'UPLOAD_BUDGET_MB must be a whole number from 8 to 1000000.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
      'LOG_FORMAT must be auto, json or text.',
    ]),
  )
  expect(lines.join()).not.toContain('\n')
})

it('names an invalid setting without its value, which may be a secret', () => {
  expect(refusal({ DATABASE_URL: 'user:secret@db' }).join()).not.toContain('secret')
})

it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'does not start with an S3-compatible store and without %s',
  (name) => {
    expect(refusal({ ...s3, [name]: '' })).toEqual([`${name} must be set if S3_URL is set.`])
  },
)

it.each(['loopback', '10.0.0.1', '::1', 'uniquelocal, 192.168.0.0/16,fd00::/8'])(
  'trusts %s as proxies',
  (text) => {
    expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(text)
  },
)

it.each([
  'lopback',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'loopback,,',
  'off, loopback',
  '*',
])('does not start with %s as proxies, which would fail the first request', (text) => {
  expect(refusal({ TRUST_PROXY: text })).toEqual([
    'TRUST_PROXY must be off, or addresses and ranges of proxies such as loopback, 10.0.0.0/8.',
  ])
})
