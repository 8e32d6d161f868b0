import path from 'node:path'
import { build } from '../build/build'
import { publishRemote } from '../build/publish'
import { asRemoteName, repository } from '../build/rooms'

const [name = ''] = process.argv.slice(2)
const remote = asRemoteName(name)
const dataDir = path.resolve(repository, process.env.DATA_DIR ?? '.data')
for (const built of await build([remote])) {
  await publishRemote(built, dataDir)
  console.log(`${built.name} ${built.version} is live for the site in ${dataDir}`)
}
