import { existsSync } from 'node:fs'

/** The folder of PostgreSQL's programs. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'
const postgres = { [`${postgresPrograms}/postgres`]: 'postgresql-15' }

/** The programs of the cluster, with their Debian packages. */
export const clusterPrograms: Readonly<Record<string, string>> = {
  ...postgres,
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/ip': 'iproute2',
}

/** PostgreSQL alone, with its Debian package. */
export const postgresOnly: Readonly<Record<string, string>> = postgres

/** The system user of PostgreSQL and Patroni; Debian's package creates it. */
export const systemUser = 'postgres'

/**
 * What prevents the start of programs on this machine, with its remedy; undefined if nothing does.
 * @param programs their packages
 * @param exists whether a program is installed
 */
export function obstacle(
  programs: Readonly<Record<string, string>>,
  isRoot = process.getuid?.() === 0,
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  if (!isRoot) return 'Run it as root: the servers run as another user, some in network namespaces.'
  const missing = Object.entries(programs).flatMap(([file, name]) => (exists(file) ? [] : [name]))
  if (missing.length === 0) return undefined
  return [
    `Install ${missing.join(', ')}, without starting them:`,
    'printf "#!/bin/sh\\nexit 101\\n" > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d',
    `apt-get install --no-install-recommends ${missing.join(' ')}${missing.includes('patroni') ? ' python3-etcd python3-cdiff' : ''}`,
    'rm /usr/sbin/policy-rc.d',
  ].join('\n')
}
