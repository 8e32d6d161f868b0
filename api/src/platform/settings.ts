import path from 'node:path'
import * as v from 'valibot'
import { emailAddress, optionalUrl } from './address-settings'
import { capacityEnvironment, type CapacitySettings, presentCapacity } from './capacity-settings'
import { caseEnvironment, type CaseSettings, presentCases } from './case-settings'
import { exchangeEnvironment, type ExchangeSettings, presentExchange } from './exchange-settings'
import { frameEnvironment, type FrameSettings, presentFrames } from './frame-settings'
import { logEnvironment, type LogSettings, presentLog } from './log-settings'
import { operationsEnvironment, type OperationsSettings, presentOperations } from './operations-settings'
import {
  organisationEnvironment,
  type OrganisationSettings,
  presentOrganisations,
} from './organisation-settings'
import {
  isUnsafeIssuer,
  missingForOpenid,
  openidEnvironment,
  type OpenidSettings,
  presentOpenid,
} from './openid-settings'
import { type FileStoreSettings, missingForS3, presentS3, s3Environment } from './s3-settings'
import { presentPush, pushEnvironment, type PushSettings } from './push-settings'
import { presentReplicas, replicaEnvironment, type ReplicaSettings } from './replicas/replica-settings'
import { type FormSettings, formSettings, presentForms } from './bodies/form-settings'
import { presentSigning, signingEnvironment, type SigningSettings } from './signing-settings'
import { isThisMachine } from './this-machine'
import { presentTracing, tracingEnvironment, type TracingSettings } from './tracing/settings'
import { presentTranslation, translationEnvironment, type TranslationSettings } from './translation-settings'
import { areProxies } from './trusted-proxies'

const optional = v.optional(v.pipe(v.string(), v.trim()), '')
/** Every setting, as in the environment. An empty one counts as absent. */
const Environment = v.object({
  /** The address and port that the site listens on. */
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a port number'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a port number'),
    ),
    '3000',
  ),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or address')), '127.0.0.1'),
  /** The site's address in mails and previews. */
  PUBLIC_URL: optionalUrl('http:', 'https:'),
  /** The folder of the embedded database, pictures, mails and published remotes. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** A PostgreSQL server; by default the embedded one. */
  DATABASE_URL: optionalUrl('postgres:', 'postgresql:'),
  ...replicaEnvironment,
  /** The environment of the registry that this site serves. Each environment has its own live versions and switches. */
  ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a name, such as staging')),
    'production',
  ),
  /** Folders of built remotes. Each version that was never published is published and promoted at the start. */
  REMOTES_AT_START: optional,
  /** Whether an unused embedded database gets sample members and posts. */
  SAMPLE_CONTENT: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  /** A mail server; without one, mails are files in DATA_DIR/mail. */
  SMTP_URL: optionalUrl('smtp:', 'smtps:'),
  MAIL_FROM: v.optional(emailAddress, 'no-reply@within-reach.example'),
  /** The recipient of inquiries. */
  AGENT_EMAIL: v.optional(emailAddress, 'agent@within-reach.example'),
  ...caseEnvironment,
  /** The contact in the footer. */
  SUPPORT_EMAIL: v.optional(emailAddress, 'support@within-reach.example'),
  ...s3Environment,
  /** The trusted proxies: off, or addresses and ranges in the syntax of proxy-addr. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(areProxies, 'must be off, or addresses and ranges of proxies such as loopback, 10.0.0.0/8'),
    ),
    'off',
  ),
  ...signingEnvironment,
  ...frameEnvironment,
  ...organisationEnvironment,
  ...pushEnvironment,
  ...openidEnvironment,
  ...exchangeEnvironment,
  ...translationEnvironment,
  ...logEnvironment,
  /** The share of page views that report the health of versions. */
  HEALTH_SAMPLE: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a number from 0 to 1'),
      v.transform(Number),
    ),
    '1',
  ),
  /**
   * Whether teams may develop remotes inside this site, each in their own browser. `local` is for a site that only this machine
   * reaches: pages under development keep the rights of an operator.
   */
  DEVELOPMENT: v.optional(v.picklist(['on', 'off', 'local'], 'must be on, off or local'), 'off'),
  /** Whether browsers keep a copy for use without a network. `off` makes them remove it. */
  OFFLINE: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  ...capacityEnvironment,
  ...operationsEnvironment,
  ...tracingEnvironment,
  ...formSettings,
  /** Social pages; a link without an address is hidden. */
  SOCIAL_VIDEO_URL: optionalUrl('https:', 'http:'),
  SOCIAL_SHORT_VIDEO_URL: optionalUrl('https:', 'http:'),
  SOCIAL_PHOTO_URL: optionalUrl('https:', 'http:'),
  /** The film of the home page; by default the included one. */
  FILM_URL: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w\-./]*)?$/, 'must be a path of this site')), ''),
})

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.entries)

/** The settings of the service, parsed. */
export interface Settings
  extends
    CapacitySettings,
    CaseSettings,
    ExchangeSettings,
    FrameSettings,
    OperationsSettings,
    OpenidSettings,
    OrganisationSettings,
    PushSettings,
    LogSettings,
    ReplicaSettings,
    FileStoreSettings,
    SigningSettings,
    TracingSettings,
    TranslationSettings {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly environment: string
  readonly remotesAtStart: readonly string[]
  readonly sampleContent: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly agentEmail: string
  readonly supportEmail: string
  readonly trustProxy: string | false
  readonly forms: FormSettings
  readonly social: Readonly<Partial<Record<'video' | 'shortVideo' | 'photo', string>>>
  readonly filmUrl: string
  /** From 0 to 1. */
  readonly healthSample: number
  readonly offline: 'on' | 'off'
  readonly development: 'on' | 'off' | 'local'
}

/** The error for invalid settings, one per line. */
export class WrongSettings extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/**
 * Parses the settings of an environment.
 * @throws WrongSettings with one line per invalid setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const read = v.safeParse(Environment, given)
  const lines = read.success
    ? []
    : read.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}.`)
  for (const name of missingForS3(given)) lines.push(`${name} must be set if S3_URL is set.`)
  if (read.success && isUnsafeIssuer(read.output.OPENID_ISSUER))
    lines.push('OPENID_ISSUER must begin with https://, unless the provider is on this machine.')
  for (const name of missingForOpenid(given)) lines.push(`${name} must be set if OPENID_ISSUER is set.`)
  if (given.DATABASE_READ_URL && !given.DATABASE_URL)
    lines.push('DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.')
  if (read.success && read.output.DEVELOPMENT === 'local' && isReachable(read.output))
    lines.push('DEVELOPMENT must be on or off: local is for a site that only this machine reaches.')
  if (!read.success || lines.length > 0) throw new WrongSettings(lines)
  return present(read.output)
}

/** Whether another machine may reach the site. */
const isReachable = ({ PUBLIC_URL, HOST }: v.InferOutput<typeof Environment>): boolean =>
  PUBLIC_URL !== '' || !isThisMachine(HOST)

function present(env: v.InferOutput<typeof Environment>): Settings {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL || `http://${host}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL || undefined,
    ...presentReplicas(env),
    environment: env.ENVIRONMENT,
    remotesAtStart: env.REMOTES_AT_START.split(path.delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => path.resolve(folder)),
    // The passwords of some sample members are public, so a reachable site must ask for samples explicitly.
    sampleContent: env.SAMPLE_CONTENT ? env.SAMPLE_CONTENT === 'on' : !isReachable(env),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM,
    agentEmail: env.AGENT_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
    ...presentCases(env),
    ...presentS3(env),
    trustProxy: env.TRUST_PROXY === 'off' ? false : env.TRUST_PROXY,
    ...presentSigning(env),
    forms: presentForms(env),
    social: {
      video: env.SOCIAL_VIDEO_URL || undefined,
      shortVideo: env.SOCIAL_SHORT_VIDEO_URL || undefined,
      photo: env.SOCIAL_PHOTO_URL || undefined,
    },
    filmUrl: env.FILM_URL,
    healthSample: env.HEALTH_SAMPLE,
    offline: env.OFFLINE,
    development: env.DEVELOPMENT,
    ...presentFrames(env),
    ...presentOrganisations(env),
    ...presentPush(env),
    ...presentOpenid(env),
    ...presentExchange(env),
    ...presentTranslation(env),
    ...presentCapacity(env),
    ...presentOperations(env, env.DATA_DIR),
    ...presentTracing(env),
    ...presentLog(env),
  }
}
