import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endWithUs, freePort, untilAnswered } from '../processes'

/** A load balancer in front of instances. */
export interface Balancer {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts HAProxy, which must be installed. It checks every half second whether each instance is ready, and reuses
 * connections to the instances.
 * @param ports the ports of the instances on this machine
 */
export async function startHaproxy(ports: readonly number[]): Promise<Balancer> {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'within-reach-haproxy-'))
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, configuration(port, ports))
  const balancer = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  endWithUs(balancer)
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/readyz`, balancer)
  while (!(await isJudged(url))) await delay(100)
  return {
    url,
    async stop() {
      balancer.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Whether HAProxy knows which instances are ready. It starts with all of them, and would send requests to those that do not
 * run yet.
 */
async function isJudged(url: string): Promise<boolean> {
  const [names = '', ...lines] = (await (await fetch(`${url}${stats};csv`)).text()).trim().split('\n')
  const columns = names.split(',')
  const servers = lines.map((line) => line.split(',')).filter((cells) => /^instance/.test(cells[1] ?? ''))
  return servers.every((cells) => {
    const [status, check] = ['status', 'check_status'].map((name) => cells[columns.indexOf(name)])
    return (status === 'UP' && check === 'L7OK') || (status === 'DOWN' && check !== 'L7OK')
  })
}

const stats = '/haproxy-stats'

const configuration = (port: number, ports: readonly number[]): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option http-keep-alive
  option redispatch
  retries 3
frontend site
  bind 127.0.0.1:${port}
  stats enable
  stats uri ${stats}
  default_backend instances
backend instances
  balance roundrobin
  http-reuse safe
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 1
${ports.map((instance, n) => `  server instance${n} 127.0.0.1:${instance}`).join('\n')}
`
