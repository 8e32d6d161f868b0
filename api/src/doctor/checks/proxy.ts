import { commit } from '../../platform/commit'
import type { WhoAmI } from '../../platform/whoami'
import { type Check, error, type Finding, type Installation, ok, skipped, warning } from './finding'
import { localUrl } from './instance'
import { explainRequest, judgeCertificate, judgeForwarding } from './proxy-judge'
import { requestAddress, type ProxyAnswer } from './proxy-request'

/** Whether visitors reach the service at its public address, over a proxy that tells it who they are. */
export const checkProxy: Check = async (installation) => {
  const { publicUrl } = installation.settings
  if (!hasProxy(installation)) return [skipped('No proxy is in front of the service, as PUBLIC_URL says.')]
  const { answer: alive, failure } = await attempt(`${publicUrl}/healthz`)
  if (failure) return [explainRequest(failure, publicUrl)]
  const ofCertificate = alive.certificate ? [judgeCertificate(alive.certificate, Date.now())] : []
  if (alive.status !== 200 || !alive.text.includes('"alive"'))
    return [...ofCertificate, describeStranger(alive, installation)]
  return [
    await describeReadiness(publicUrl),
    ...ofCertificate,
    ...(alive.certificate?.problem === undefined ? await ofService(installation) : []),
    ...(await ofPlainHttp(publicUrl)),
  ]
}

/** Whether visitors reach the service over another program: the public address has another port, or https. */
function hasProxy({ settings, environment }: Installation): boolean {
  const { protocol, port } = new URL(settings.publicUrl)
  const isDirect = protocol === 'http:' && Number(port || 80) === settings.port
  return (environment.PUBLIC_URL ?? '').trim() !== '' && !isDirect
}

/** An answer, or why there is none. */
type Attempt =
  | { readonly answer: ProxyAnswer; readonly failure?: undefined }
  | { readonly answer?: undefined; readonly failure: NodeJS.ErrnoException }

const attempt = (url: string, headers?: Readonly<Record<string, string>>): Promise<Attempt> =>
  requestAddress(url, headers).then(
    (answer) => ({ answer }),
    (failure: NodeJS.ErrnoException) => ({ failure }),
  )

/** Something answers at the public address, and it is not the service. */
function describeStranger({ status }: ProxyAnswer, { settings }: Installation): Finding {
  const { publicUrl } = settings
  if ([502, 503, 504].includes(status))
    return error(
      `The proxy at ${publicUrl} answers ${status}: it does not reach the service.`,
      `Start the service, and let the proxy pass every path on to ${localUrl(settings)}.`,
    )
  return error(
    `${publicUrl}/healthz is not answered by the service, but with ${status}.`,
    `Let the proxy pass every path on to ${localUrl(settings)}, or correct PUBLIC_URL.`,
  )
}

async function describeReadiness(publicUrl: string): Promise<Finding> {
  const { answer, failure } = await attempt(`${publicUrl}/readyz`)
  if (answer?.status === 200) return ok(`${publicUrl} is answered by the service, which is ready.`)
  return error(
    `${publicUrl} is answered by the service, which is not ready: ${answer?.text ?? failure?.message}.`,
    'Look at the database above, and at the log of the service.',
  )
}

/** What the service sees of a request over the proxy. */
async function ofService({ settings, shell }: Installation): Promise<Finding[]> {
  const { publicUrl, metricsToken, trustProxy } = settings
  const headers = metricsToken === undefined ? undefined : { Authorization: `Bearer ${metricsToken}` }
  const { answer, failure } = await attempt(`${publicUrl}/whoami`, headers)
  const seen = answer?.status === 200 ? readWhoAmI(answer.text) : undefined
  if (!seen)
    return [
      skipped(
        `What the service sees of visitors is unknown: /whoami answers ${answer?.status ?? failure?.message}.`,
      ),
    ]
  return [judgeBuild(seen, shell), judgeForwarding(seen, trustProxy)]
}

/** @returns undefined if something else than the service answered */
function readWhoAmI(text: string): WhoAmI | undefined {
  try {
    return JSON.parse(text) as WhoAmI
  } catch {
    return undefined
  }
}

function judgeBuild(seen: WhoAmI, shell: string | undefined): Finding {
  if (seen.commit === commit && seen.shell === (shell ?? null))
    return ok(`The build that answers there is this one${commit === '' ? '' : `: ${commit}`}.`)
  return warning(
    `Another build answers there: ${seen.commit || 'of an unknown commit'}, with shell ${seen.shell ?? 'none'}.`,
    'Restart the service, or look where the proxy passes requests on.',
  )
}

/** @param port of http, for tests */
export async function ofPlainHttp(publicUrl: string, port = 80): Promise<Finding[]> {
  const { protocol, hostname, port: own } = new URL(publicUrl)
  // Only at the usual port does a visitor get to http by leaving out the protocol.
  if (protocol !== 'https:' || own !== '') return []
  const { answer } = await attempt(`http://${hostname}:${port}/`)
  if (!answer)
    return [
      warning(
        `http://${hostname} does not answer: who types the address without https sees nothing.`,
        'Let the proxy listen on port 80 too, and redirect to https.',
      ),
    ]
  if (answer.status >= 300 && answer.status < 400 && answer.location?.startsWith('https://'))
    return [ok(`http://${hostname} redirects to https.`)]
  return [
    error(
      `http://${hostname} does not redirect to https, but answers ${answer.status}: passwords may be sent unencrypted.`,
      'Let the proxy redirect every address of port 80 to https.',
    ),
  ]
}
