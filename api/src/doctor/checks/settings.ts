import { inspectEmbedded } from '../../platform/database/embedded'
import { settingNames, type Settings } from '../../platform/settings'
import { isThisMachine } from '../../platform/this-machine'
import { type Check, type Finding, type Installation, ok, warning } from './finding'
import { mostSimilar } from './similar'

/** Looks for settings that are valid and still suspicious. */
export const checkSettings: Check = async (installation) => {
  const found = [
    ...misspelled(installation),
    ...withoutEffect(installation),
    ...(await ofTwoDatabases(installation)),
    ...(isReachable(installation.settings) ? ofReachableSite(installation) : []),
  ]
  const given = settingNames.filter((name) => isGiven(installation, name))
  return found.length > 0
    ? found
    : [ok(`All settings are valid: ${given.join(', ') || 'every one is the default'}.`)]
}

const isGiven = ({ environment }: Installation, name: string): boolean =>
  (environment[name] ?? '').trim() !== ''

/** Whether other machines reach the site. */
const isReachable = ({ host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>): boolean =>
  !isThisMachine(host) || !isThisMachine(new URL(publicUrl).hostname)

/** Variables whose name is almost that of a setting. */
function misspelled({ environment }: Installation): Finding[] {
  const known = new Set<string>(settingNames)
  return Object.keys(environment)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = mostSimilar(name, settingNames)
      return meant === undefined
        ? []
        : [warning(`${name} is not a setting.`, `Name it ${meant} if that is what you mean.`)]
    })
}

function withoutEffect(installation: Installation): Finding[] {
  const { s3 } = installation.settings
  const found: Finding[] = []
  const ofStore = settingNames.filter((name) => name.startsWith('S3_') && isGiven(installation, name))
  if (!s3 && ofStore.length > 0)
    found.push(
      warning(`${ofStore.join(', ')} without S3_URL: uploads are stored on the disk.`, 'Set S3_URL.'),
    )
  if (s3 && isGiven(installation, 'FILES_DIR'))
    found.push(warning('FILES_DIR has no effect, because S3_URL is set.', 'Remove one of them.'))
  return found
}

async function ofTwoDatabases({ settings }: Installation): Promise<Finding[]> {
  if (settings.databaseUrl === undefined) return []
  // A folder that this user may not enter is the subject of another check.
  const embedded = await inspectEmbedded(settings.dataDir).catch(() => undefined)
  if (!embedded) return []
  return [
    warning(
      `There are two databases: the site uses DATABASE_URL, and not the embedded one in ${embedded.folder}.`,
      'Remove DATABASE_URL if the content of the site is missing; otherwise delete that folder once nobody needs it.',
    ),
  ]
}

const example = /@within-reach\.example$/

function ofReachableSite({ settings, environment }: Installation): Finding[] {
  const { publicUrl, trustProxy, smtpUrl, dataDir, databaseUrl, sampleContent } = settings
  const found: Finding[] = []
  if (publicUrl.startsWith('http:'))
    found.push(
      warning(
        'The site is reached over http: passwords cross the network unencrypted.',
        'Put a proxy with a certificate in front, and set PUBLIC_URL to its https address.',
      ),
    )
  if (publicUrl.startsWith('https:') && trustProxy === false)
    found.push(
      warning(
        'PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY is off: all visitors share the limits of one.',
        'Set TRUST_PROXY=loopback if the proxy runs on this machine, otherwise to its addresses.',
      ),
    )
  if (smtpUrl === undefined)
    found.push(
      warning(`Mails are files in ${dataDir}/mail, so nobody gets the code of a sign-up.`, 'Set SMTP_URL.'),
    )
  const addresses = {
    MAIL_FROM: settings.mailFrom,
    AGENT_EMAIL: settings.agentEmail,
    SUPPORT_EMAIL: settings.supportEmail,
  }
  const examples = Object.entries(addresses).filter(([, address]) => example.test(address))
  if (examples.length > 0)
    found.push(
      warning(
        `${examples.map(([name]) => name).join(', ')}: the address is only an example.`,
        'Set an address of yours.',
      ),
    )
  if (sampleContent && databaseUrl === undefined && environment.SAMPLE_CONTENT !== undefined)
    found.push(
      warning(
        'SAMPLE_CONTENT is on: two members have a password that README.md names.',
        'Remove it, and start with an empty DATA_DIR.',
      ),
    )
  return found
}
