import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWithUs } from '../processes'
import type { Crowd, CrowdResult } from './crowd'

const script = fileURLToPath(new URL('crowd-main.ts', import.meta.url))

/** Runs a crowd in a separate process, so that it does not delay the probes in this one. */
export function crowdInProcess(crowd: Crowd): Promise<CrowdResult> {
  const child = fork(script, { execArgv: ['--import', 'tsx'] })
  endWithUs(child)
  return new Promise((resolve, reject) => {
    child.once('message', (result: CrowdResult) => resolve(result))
    child.once('exit', (code) => reject(new Error(`the crowd ended with ${code}`)))
    child.send(crowd)
  })
}
