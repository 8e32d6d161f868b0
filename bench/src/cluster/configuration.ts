import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { repository } from '../site'

/** The passwords of the roles that Patroni creates and uses. */
export interface Passwords {
  readonly superuser: string
  readonly replication: string
}

/** A member of the cluster: a host with etcd, Patroni and PostgreSQL. */
export interface Member {
  readonly name: string
  readonly address: string
  /** The folder of its data, configuration and logs. */
  readonly folder: string
}

/** Patroni's port, of each member. */
export const patroniPort = 8008

/** The files that an operator installs. The cluster runs with them. */
export const patroniFile = path.join(repository, 'deploy/patroni/patroni.yml')
export const balancerFile = path.join(repository, 'deploy/haproxy/database.cfg')

type Environment = Readonly<Record<string, string>>

/** Reads a sample of an environment file. */
async function readSample(name: string): Promise<Environment> {
  const text = await readFile(path.join(repository, 'deploy/patroni', name), 'utf8')
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, key = '', value = '']) => [
      key,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  )
}

/** Replaces the name, the address and the folders of the sample's member by those of another one. */
function adapt(
  sample: Environment,
  { name, address, folder }: Member,
  members: readonly Member[],
): Environment {
  const shared = /^(PATRONI_ETCD_HOSTS|ETCD_INITIAL_CLUSTER)$/
  return Object.fromEntries(
    Object.entries(sample).map(([key, value]) => {
      if (shared.test(key))
        return [
          key,
          value.replace(/10\.0\.0\.1(\d)/g, (_, n: string) => members[Number(n) - 1]?.address ?? ''),
        ]
      const own = value.replaceAll('10.0.0.11', address).replace(/^node1$/, name)
      return [key, own.replace(/^\/var\/lib\/(postgresql|etcd)/, `${folder}/$1`)]
    }),
  )
}

/** The environment of a member's etcd. */
export const etcdEnvironment = async (member: Member, members: readonly Member[]): Promise<Environment> =>
  adapt(await readSample('etcd.sample'), member, members)

/** The environment of a member's Patroni. */
export async function patroniEnvironment(
  member: Member,
  members: readonly Member[],
  passwords: Passwords,
): Promise<Environment> {
  return {
    ...adapt(await readSample('environment.sample'), member, members),
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
  }
}

/** What differs from an installation, because all members are on one machine; in JSON, which is YAML too. */
export const patroniDifferences = ({ folder }: Member): string =>
  JSON.stringify({ postgresql: { parameters: { unix_socket_directories: folder, shared_buffers: '64MB' } } })

/** The environment of HAProxy. @param port leads to the primary */
export const balancerEnvironment = (members: readonly Member[], port: number): Environment => ({
  PRIMARY: `127.0.0.1:${port}`,
  ...Object.fromEntries(members.map(({ address }, n) => [`NODE${n + 1}`, address])),
})
