import { clusterPrograms, obstacle } from './programs'

const isInstalled = (file: string) => file !== '/usr/bin/patroni' && file !== '/usr/bin/etcd'

it('names the packages that are missing, and how to install them', () => {
  const text = obstacle(clusterPrograms, true, isInstalled)
  expect(text).toContain('Install patroni, etcd-server')
  expect(text).toContain(
    'apt-get install --no-install-recommends patroni etcd-server python3-etcd python3-cdiff',
  )
})

it('says that it needs root', () => {
  expect(obstacle(clusterPrograms, false, () => true)).toContain('as root')
})

it('finds nothing to say if all is there', () => {
  expect(obstacle(clusterPrograms, true, () => true)).toBeUndefined()
})
