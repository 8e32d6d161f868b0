import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connectionsOfInstance, connectionsToReplica } from './connections'
import { lookOptions } from '../replicas/replica'

const repository = path.join(__dirname, '../../../..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')

it.each([
  'docs/deploying.md',
  'docs/database-cluster.md',
  'docs/runbooks/database-failing.md',
  'deploy/patroni/patroni.yml',
])('%s says how many connections an instance opens', (file) => {
  const named = [...read(file).matchAll(/nstance opens up to (\d+) connections/g)]
  expect(named.map(([, count]) => Number(count))).toEqual([connectionsOfInstance])
})

it('the page about replicas says how many connections an instance opens to each', () => {
  const { calls, searches } = connectionsToReplica
  const count = calls + searches + lookOptions.connections
  expect(read('docs/deploying.md')).toContain(`connections to the primary and ${count} to each replica`)
})
