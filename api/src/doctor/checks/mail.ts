import { createTransport } from 'nodemailer'
import { isThisMachine } from '../../platform/this-machine'
import { type Check, error, type Finding, ok, skipped, warning } from './finding'

/** The time limit of each step with the mail server, in milliseconds. */
const timeout = 5000

/** Whether the mail server accepts the service. No mail is sent. */
export const checkMail: Check = async ({ settings: { smtpUrl, dataDir } }) => {
  if (smtpUrl === undefined) return [skipped(`There is no mail server: mails are files in ${dataDir}/mail.`)]
  const { host, hostname, username, protocol } = new URL(smtpUrl)
  const refusal = await connect(smtpUrl)
  if (refusal) return [explainMailError(refusal, host)]
  const accepts = username === '' ? 'accepts connections' : 'accepts our login'
  if (protocol === 'smtps:' || isThisMachine(hostname) || !(await connect(smtpUrl, true)))
    return [ok(`The mail server ${host} ${accepts}. No mail was sent.`)]
  return [
    warning(
      `The mail server ${host} ${accepts}, and does not encrypt: mails cross the network unencrypted.`,
      'Use a mail server with STARTTLS, or smtps://.',
    ),
  ]
}

/** @returns the error, if there is one */
async function connect(url: string, requireTLS = false): Promise<MailError | undefined> {
  const timeouts = {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  }
  const transport = createTransport({ url, requireTLS, ...timeouts })
  try {
    await transport.verify()
    return undefined
  } catch (failure) {
    return failure as MailError
  } finally {
    transport.close()
  }
}

/** An error of nodemailer, which has codes of its own. */
type MailError = Error & { readonly code?: string; readonly response?: string }

/** Says in plain words why a mail server does not accept us. */
export function explainMailError({ code = '', message, response }: MailError, host: string): Finding {
  if (code === 'EAUTH')
    return error(
      `The mail server ${host} refuses the login: ${response ?? message}.`,
      'Correct the user and the password in SMTP_URL. Special characters must be percent-encoded.',
    )
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message))
    return error(
      `The host name of the mail server ${host} is unknown.`,
      'Correct SMTP_URL, or look at the DNS.',
    )
  if (/ECONNREFUSED/.test(message))
    return error(`No mail server listens at ${host}.`, 'Correct the host or the port in SMTP_URL.')
  if (code === 'ETIMEDOUT')
    return error(
      `The mail server ${host} does not answer.`,
      'Look at the firewall. Many networks block port 25: use 587 with smtp:// or 465 with smtps://.',
    )
  return error(
    `The mail server ${host} does not accept a connection: ${message}.`,
    /certificate|self.signed|altnames/i.test(message)
      ? 'Name the host that its certificate names. Node trusts an own authority by NODE_EXTRA_CA_CERTS.'
      : 'smtps:// is for port 465, smtp:// for 587 and 25.',
  )
}
