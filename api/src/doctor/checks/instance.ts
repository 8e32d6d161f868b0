import { once } from 'node:events'
import { createServer } from 'node:net'
import { commit } from '../../platform/commit'
import type { Settings } from '../../platform/settings'
import { type Check, error, type Finding, ok, skipped, warning } from './finding'
import { judgeMetrics } from './metrics'

/** The time limit of each answer, in milliseconds. */
const timeout = 5000

/** Whether the service runs on its port and is well, or could be started there. */
export const checkInstance: Check = async ({ settings }) => {
  const { port, metricsToken } = settings
  const url = localUrl(settings)
  const alive = await ask(`${url}/healthz`)
  if (typeof alive === 'string') return [await tryPort(settings)]
  if (!alive.text.includes('"alive"')) return [inUse(port)]
  const ready = await ask(`${url}/readyz`)
  if (typeof ready === 'string' || ready.status !== 200)
    return [
      error(
        `The service on PORT ${port} is not ready: ${typeof ready === 'string' ? ready : ready.text}.`,
        'Look at the database below, and at the log of the service.',
      ),
    ]
  const metrics = await ask(`${url}/metrics`, metricsToken)
  return [ok(`The service runs on PORT ${port} and is ready.`), ...describeMetrics(metrics)]
}

function describeMetrics(metrics: Answer | string): Finding[] {
  if (typeof metrics === 'string') return [skipped(`/metrics of the running service: ${metrics}.`)]
  if (metrics.status === 401)
    return [
      warning(
        'The running service was started with another METRICS_TOKEN.',
        'Run the doctor with the environment of the service, or restart the service.',
      ),
    ]
  return judgeMetrics(metrics.text, commit)
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** @returns why there is no answer, as text */
async function ask(url: string, token?: string): Promise<Answer | string> {
  const headers = token === undefined ? undefined : { Authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    return { status: answer.status, text: await answer.text() }
  } catch (failure) {
    const { message, cause } = failure as Error
    return (cause as Error | undefined)?.message ?? message
  }
}

/** The address of the service on this machine. */
export function localUrl({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`
}

/** Listens for a moment, as the service would. */
async function tryPort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Finding> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return ok(`The service does not run here, and PORT ${port} is free.`)
  } catch (failure) {
    return explainListening(failure as NodeJS.ErrnoException, host, port)
  }
}

const inUse = (port: number): Finding =>
  error(
    `PORT ${port} is in use by another program, or by a service that does not answer.`,
    `"lsof -i :${port}" names the program. Stop it, or set another PORT.`,
  )

export function explainListening(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): Finding {
  switch (code) {
    case 'EADDRINUSE':
      return inUse(port)
    case 'EACCES':
      return error(
        `This user may not listen on PORT ${port}.`,
        'Set a PORT above 1023, and let the proxy listen on 80 and 443.',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return error(`HOST ${host} is not an address of this machine.`, 'Set HOST to 127.0.0.1 behind a proxy.')
    default:
      return error(
        `The service could not listen on ${host}:${port}: ${message}.`,
        'Set another HOST or PORT.',
      )
  }
}
