import type { Browser, Page } from 'playwright-core'
import { launch } from '../web/browser'
import { type Leftover, watchLeftovers } from './watch-leftovers'

jest.setTimeout(60_000)

const site = 'http://site.test'
const scripts: Readonly<Record<string, string>> = {
  '/remotes/mfe-leaky/1.0.0/entry.js': `
    window.addEventListener('resize', () => {})
    document.addEventListener('click', () => {}, { once: true })
    setInterval(() => {}, 1000)
    new BroadcastChannel('leaky')`,
  '/remotes/mfe-tidy/1.0.0/entry.js': `
    const listener = () => {}
    window.addEventListener('resize', listener)
    window.removeEventListener('resize', listener)
    const left = new AbortController()
    document.addEventListener('keydown', listener, { signal: left.signal })
    left.abort()
    clearInterval(setInterval(listener, 1000))
    clearTimeout(setTimeout(listener, 1000))
    new BroadcastChannel('tidy').close()
    document.createElement('p').addEventListener('click', listener)
    const observer = new ResizeObserver(listener)
    observer.observe(document.documentElement)
    observer.disconnect()`,
  '/shell.js': `addEventListener('online', () => {})`,
}

let browser: Browser
beforeAll(async () => {
  browser = await launch([])
})
afterAll(() => browser.close())

async function openPage(): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(watchLeftovers)
  await page.route(`${site}/**`, (route) => {
    const body = scripts[new URL(route.request().url()).pathname]
    const tags = Object.keys(scripts).map((source) => `<script src="${source}"></script>`)
    return body === undefined
      ? route.fulfill({ contentType: 'text/html', body: tags.join('') })
      : route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(site)
  return page
}

it('names the remote that leaves listeners, timers and connections behind, and no other', async () => {
  const page = await openPage()
  const leftovers = await page.evaluate(() => window.benchLeftovers?.() ?? [])
  const of = (name: string): Leftover[] => leftovers.filter(({ owner }) => owner === name)
  expect(of('mfe-leaky')).toEqual(
    [
      'listener of resize at window',
      'listener of click at document',
      'interval of 1000 ms',
      'BroadcastChannel',
    ].map((what) => ({ owner: 'mfe-leaky', what, count: 1 })),
  )
  expect(of('mfe-tidy')).toEqual([])
  expect(of('shell')).toEqual([{ owner: 'shell', what: 'listener of online at window', count: 1 }])
})

it('forgets a listener that was called once', async () => {
  const page = await openPage()
  await page.mouse.click(5, 5)
  const leftovers = await page.evaluate(() => window.benchLeftovers?.() ?? [])
  expect(leftovers.map(({ what }) => what)).not.toContain('listener of click at document')
})
