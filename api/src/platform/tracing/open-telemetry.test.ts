import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { posts } from '@within-reach/contract'
import { startApi } from '../../testing/api'
import { captureLog } from '../../testing/captured-log'
import { startTraceCollector } from '../../testing/trace-collector'
import { maxWaiting, openTelemetry } from './open-telemetry'

const environment = 'production'
const nowhere = 'http://127.0.0.1:1'
const request = { kind: 'request', attributes: {} } as const

it('a collector that is unreachable loses traces, and the log says so', async () => {
  const { log, waitForLine } = captureLog()
  const tracing = openTelemetry({ url: nowhere, environment, exportTimeout: 50 }, log)
  tracing.begin('GET /*', request).end()
  await tracing.stop()
  const line = await waitForLine(({ msg }) => /^traces could not be sent/.test(String(msg)))
  expect(line).toMatchObject({ level: 40 })
})

it('a collector that never answers does not keep the service from stopping', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const { log, waitForLine } = captureLog()
  const tracing = openTelemetry({ url, environment, exportTimeout: 50 }, log)
  const asked = once(silent, 'request')
  tracing.begin('GET /*', request).end()
  await Promise.all([tracing.stop(), asked])
  // A stop waits for a limited time, so the line can follow it.
  const line = await waitForLine(({ msg }) => /^traces could not be sent/.test(String(msg)))
  expect(line).toMatchObject({ level: 40 })
  silent.closeAllConnections()
  silent.close()
})

it('waiting spans have a limit, above which further ones are dropped', async () => {
  const collector = await startTraceCollector()
  const { log } = captureLog()
  const tracing = openTelemetry({ url: collector.url, environment }, log)
  for (let spans = 0; spans < 3 * maxWaiting; spans++) tracing.begin('GET /*', request).end()
  await tracing.stop()
  // Those of the first export do not wait.
  expect(collector.spans().length).toBeGreaterThanOrEqual(maxWaiting)
  expect(collector.spans().length).toBeLessThan(2 * maxWaiting)
  collector.stop()
})

it('the site answers as always while its collector is unreachable', async () => {
  const api = await startApi({ settings: { TRACES_URL: nowhere, TRACES_SHARE: '1' } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.call(posts, { type: 'tr' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await api.close()
})
