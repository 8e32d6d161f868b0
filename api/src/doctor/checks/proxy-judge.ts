import { isThisMachine } from '../../platform/this-machine'
import type { WhoAmI } from '../../platform/whoami'
import { error, type Finding, ok, warning } from './finding'
import type { ProxyAnswer } from './proxy-request'

/** Says in plain words why a public address does not answer. */
export function explainRequest({ code = '', message }: NodeJS.ErrnoException, publicUrl: string): Finding {
  const { host, hostname } = new URL(publicUrl)
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return error(
        `The name ${hostname} of PUBLIC_URL has no address.`,
        'Add it to the DNS, or correct PUBLIC_URL.',
      )
    case 'ECONNREFUSED':
      return error(`Nothing listens at ${host}.`, 'Start the proxy, and open its port in the firewall.')
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return error(
        `${host} does not answer this machine.`,
        'Look at the firewall. If visitors do reach the site, only the way from here is closed.',
      )
    default:
      return error(
        `${host} does not answer: ${message || code}.`,
        'Look at the proxy: PUBLIC_URL with https needs TLS on that port.',
      )
  }
}

const hour = 3_600_000
/**
 * The share of its time in which a certificate should have been renewed. Proxies renew when a third is left, whether it is valid for a
 * year or for days.
 */
const shareLeft = 1 / 6

/** @param now milliseconds since 1970 */
export function judgeCertificate(
  { problem, validFrom, validTo }: NonNullable<ProxyAnswer['certificate']>,
  now: number,
): Finding {
  const left = validTo.getTime() - now
  const until = validTo.toISOString().slice(0, 10)
  if (left < 0) return error(`The certificate ended on ${until}: no browser opens the site.`, 'Renew it now.')
  if (problem !== undefined)
    return error(
      `Browsers do not accept the certificate: ${problem}.`,
      'Use one for this name, with its whole chain. Node trusts an own authority by NODE_EXTRA_CA_CERTS.',
    )
  if (left < (validTo.getTime() - validFrom.getTime()) * shareLeft) {
    const hours = Math.floor(left / hour)
    const inWords = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
    return warning(`The certificate ends in ${inWords}, on ${until}.`, 'Find out why it was not renewed.')
  }
  return ok(`The certificate is valid until ${until}.`)
}

/** @param trustProxy the setting */
export function judgeForwarding({ forwarded, address }: WhoAmI, trustProxy: string | false): Finding {
  switch (forwarded) {
    case 'trusted':
      return ok('The proxy passes on the address of the visitor, and the service trusts it.')
    case 'none':
      return error(
        'The proxy does not pass on the address of the visitor: all visitors share the limits of one.',
        'Let it set X-Forwarded-For.',
      )
    case 'untrusted':
      return error(
        `The service does not trust the proxy at ${address}, because TRUST_PROXY is ${trustProxy || 'off'}: all visitors share the limits of one.`,
        `Set TRUST_PROXY=${isThisMachine(address) ? 'loopback' : address}.`,
      )
  }
}
