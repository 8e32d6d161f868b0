import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWithUs } from '../processes'
import type { Crawled, Crawlers } from './crawlers'

const script = fileURLToPath(new URL('crawlers-main.ts', import.meta.url))

/** Runs crawlers in a separate process, so that their work does not delay the visitors in this one. */
export function startCrawlers(crawlers: Crawlers): { stop(): Promise<Crawled> } {
  const child = fork(script, { execArgv: ['--import', 'tsx'] })
  endWithUs(child)
  const crawled = new Promise<Crawled>((resolve, reject) => {
    child.once('message', (found: Crawled) => resolve(found))
    child.once('exit', (code) => reject(new Error(`the crawlers ended with ${code}`)))
  })
  child.send(crawlers)
  return {
    stop() {
      child.send('stop')
      return crawled
    },
  }
}
