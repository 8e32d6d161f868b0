import { readFile } from 'node:fs/promises'
import {
  balancerEnvironment,
  balancerFile,
  etcdEnvironment,
  type Member,
  patroniEnvironment,
  patroniFile,
} from './configuration'

const members: readonly Member[] = [1, 2, 3].map((number) => ({
  name: `node${number}`,
  address: `10.77.0.2${number}`,
  folder: `/data/node${number}`,
}))
const second = members[1] as Member

it('a primary demotes itself before another member takes over, and commits wait for a standby', async () => {
  const text = await readFile(patroniFile, 'utf8')
  const [ttl, wait, retry] = ['ttl', 'loop_wait', 'retry_timeout'].map((name) =>
    Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(text)?.[1]),
  ) as [number, number, number]
  // Patroni's manual, "Dynamic configuration settings".
  expect(wait + 2 * retry).toBeLessThanOrEqual(ttl)
  expect(text).toMatch(/^ +synchronous_mode: true$/m)
})

it('a member has its own name, address and folders, and knows all others', async () => {
  const passwords = { superuser: 'a', replication: 'b' }
  expect(await patroniEnvironment(second, members, passwords)).toMatchObject({
    PATRONI_NAME: 'node2',
    PATRONI_POSTGRESQL_LISTEN: '10.77.0.22:5432',
    PATRONI_POSTGRESQL_DATA_DIR: '/data/node2/postgresql/15/within-reach',
    // Not ETCD3: Patroni 3.0.2 would overwrite the key of another leader there.
    PATRONI_ETCD_HOSTS: "'10.77.0.21:2379','10.77.0.22:2379','10.77.0.23:2379'",
    PATRONI_SUPERUSER_PASSWORD: 'a',
  })
  expect(await etcdEnvironment(second, members)).toMatchObject({
    ETCD_NAME: 'node2',
    ETCD_DATA_DIR: '/data/node2/etcd/within-reach',
    ETCD_LISTEN_CLIENT_URLS: 'http://10.77.0.22:2379',
    ETCD_INITIAL_CLUSTER:
      'node1=http://10.77.0.21:2380,node2=http://10.77.0.22:2380,node3=http://10.77.0.23:2380',
  })
})

it('HAProxy gets every address that its file expects', async () => {
  const text = await readFile(balancerFile, 'utf8')
  const expected = new Set([...text.matchAll(/^ +presetenv (\w+) /gm)].map(([, name]) => name))
  expect(Object.keys(balancerEnvironment(members, 5000)).sort()).toEqual([...expected].sort())
})
