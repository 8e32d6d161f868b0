import { once } from 'node:events'
import { type Crowd, runCrowd } from './crowd'

const [crowd] = (await once(process, 'message')) as [Crowd]
process.send?.(await runCrowd(crowd))
process.disconnect()
