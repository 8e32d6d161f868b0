import path from 'node:path'
import { build } from '../build/build'
import { publishRemote } from '../build/publish'
import { remoteNames, repository } from '../build/rooms'

// What `npm start` does before it starts the service: builds what changed and makes it live for the site in DATA_DIR.
const dataDir = path.resolve(repository, process.env.DATA_DIR ?? '.data')
await build()
for (const remote of remoteNames) await publishRemote(remote, dataDir)
