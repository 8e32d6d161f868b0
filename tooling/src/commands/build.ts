import { build } from '../build/build'

const rooms = process.argv.slice(2)
await build(rooms.length > 0 ? rooms : undefined)
