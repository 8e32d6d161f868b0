import path from 'node:path'
import { build } from '../build/build'
import { publishRemote } from '../build/publish'
import { repository } from '../build/rooms'

// What `npm start` does before it starts the service: builds what changed and makes it live for the site in DATA_DIR.
const dataDir = path.resolve(repository, process.env.DATA_DIR ?? '.data')
for (const remote of await build()) await publishRemote(remote, dataDir)
