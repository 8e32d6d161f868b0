import path from 'node:path'
import { build } from '../build/build'
import { publishRemote } from '../build/publish'
import { asRemoteName, repository } from '../build/rooms'

const [name = ''] = process.argv.slice(2)
const remote = asRemoteName(name)
const dataDir = path.resolve(repository, process.env.DATA_DIR ?? '.data')
await build([remote])
console.log(`${remote} ${await publishRemote(remote, dataDir)} is live for the site in ${dataDir}`)
