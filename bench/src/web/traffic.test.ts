import { EventEmitter } from 'node:events'
import type { CDPSession } from 'playwright-core'
import { bytesOf, depthOf, followTraffic } from './traffic'

/** A session whose events the test creates. */
class Session extends EventEmitter {
  send = jest.fn(() => Promise.resolve())

  ask(name: string, initiator: object, timestamp = 1, type = 'Other'): void {
    const request = { url: `https://site/${name}` }
    this.emit('Network.requestWillBeSent', { requestId: name, timestamp, type, request, initiator })
  }

  finish(name: string, encodedDataLength: number): void {
    this.emit('Network.loadingFinished', { requestId: name, encodedDataLength })
  }
}

const byPage = { type: 'parser', url: 'https://site/' }
const frames = (...names: string[]) => ({
  callFrames: names.map((name) => ({ url: name === 'page' ? '' : `https://site/${name}` })),
})

async function followed() {
  const session = new Session()
  return { session, traffic: await followTraffic(session as unknown as CDPSession) }
}

it('counts the depth: a request that two scripts caused waited for both', async () => {
  const { session, traffic } = await followed()
  session.ask('', { type: 'other' })
  session.ask('main.js', byPage)
  session.ask('chunk.js', { type: 'script', stack: frames('main.js') })
  session.ask('data', {
    type: 'script',
    stack: { ...frames('main.js'), parent: frames('chunk.js', 'main.js') },
  })
  expect(traffic.requests().map(({ depth }) => depth)).toEqual([1, 2, 3, 4])
  expect(depthOf(traffic.requests())).toBe(4)
})

it('counts a request without a known script as one of the page', async () => {
  const { session, traffic } = await followed()
  session.ask('', { type: 'other' })
  session.ask('data', { type: 'script', stack: frames('page') })
  expect(depthOf(traffic.requests())).toBe(2)
})

it('counts transferred bytes only, not cached ones', async () => {
  const { session, traffic } = await followed()
  session.ask('', { type: 'other' })
  session.ask('kept.js', byPage)
  session.emit('Network.requestServedFromCache', { requestId: 'kept.js' })
  session.finish('', 1000)
  session.finish('kept.js', 5000)
  expect(bytesOf(traffic.requests())).toBe(1000)
  expect(traffic.requests().map(({ fromCache }) => fromCache)).toEqual([false, true])
})

it('is idle when no request is pending, including failed ones', async () => {
  const { session, traffic } = await followed()
  session.ask('', { type: 'other' })
  session.ask('lost.js', byPage)
  let rested = false
  const resting = traffic.waitUntilIdle(60_000).then(() => (rested = true))
  session.finish('', 1000)
  await expect(traffic.waitUntilIdle(0)).rejects.toThrow('because of https://site/lost.js')
  expect(rested).toBe(false)
  session.emit('Network.loadingFailed', { requestId: 'lost.js' })
  await resting
  expect(rested).toBe(true)
})

it('a page with an open stream of events is idle once its other requests are answered', async () => {
  const { session, traffic } = await followed()
  session.ask('', { type: 'other' })
  session.ask('events', { type: 'script' }, 1, 'EventSource')
  session.finish('', 100)
  await expect(traffic.waitUntilIdle(5_000)).resolves.toBeUndefined()
})
