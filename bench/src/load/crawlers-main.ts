import { once } from 'node:events'
import { crawl, type Crawlers } from './crawlers'

const [crawlers] = (await once(process, 'message')) as [Crawlers]
process.send?.(await crawl(crawlers, once(process, 'message')))
process.disconnect()
