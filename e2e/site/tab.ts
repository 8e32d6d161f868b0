import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** A document of a tab: the open one, or one that the browser loads before it is opened. */
export interface TabPage {
  /** Runs an expression in it. */
  evaluate<Value>(expression: string): Promise<Value>
}

/** A tab of a Chromium with a full browser (not the headless shell). */
export interface Tab {
  readonly page: TabPage
  /** The page that the browser loads ahead, once there is one. */
  readonly ahead: Promise<TabPage>
  open(url: string): Promise<void>
  /** Moves the mouse over an element, and presses it if wanted. */
  point(selector: string, press?: boolean): Promise<void>
  close(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly sessionId?: string
  readonly method?: string
  readonly params?: { readonly sessionId?: string; readonly targetInfo?: { readonly subtype?: string } }
  readonly result?: unknown
  readonly error?: { readonly message: string }
}
type Send = <Result>(method: string, params?: object, sessionId?: string) => Promise<Result>

/**
 * Starts a browser with one tab. Playwright attaches its debugger to a page, and Chromium loads no page ahead for such a page. This
 * attaches to the tab instead (Chrome DevTools Protocol, `Target`), for which Chromium does.
 * @param executable a whole Chromium
 * @param script runs in the page before any other
 */
export async function openTab(executable: string, script: string): Promise<Tab> {
  const profile = await mkdtemp(path.join(tmpdir(), 'within-reach-tab-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-background-networking', '--no-first-run']
  const browser = spawn(executable, [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const attached = new EventTarget()
  const sessionOf = (ahead: boolean) =>
    new Promise<string>((resolve) =>
      attached.addEventListener(
        ahead ? 'ahead' : 'page',
        (event) => resolve((event as CustomEvent<string>).detail),
        {
          once: true,
        },
      ),
    )
  const send = connect(browser, ({ method, params }) => {
    if (method !== 'Target.attachedToTarget') return
    const type = params?.targetInfo?.subtype === 'prerender' ? 'ahead' : 'page'
    attached.dispatchEvent(new CustomEvent(type, { detail: params?.sessionId }))
  })
  const pageOf = (session: string): TabPage => ({
    async evaluate<Value>(expression: string) {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', options, session)
      return result.value
    },
  })

  const { targetInfos } = await send<{ targetInfos: readonly { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  })
  const targetId = targetInfos[0]?.targetId
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  })
  const [first, ahead] = [sessionOf(false), sessionOf(true)]
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab)
  const session = await first
  await send('Page.enable', {}, session)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script }, session)
  const page = pageOf(session)
  return {
    page,
    ahead: ahead.then(pageOf),
    open: async (url) => void (await send('Page.navigate', { url }, session)),
    async point(selector, press = false) {
      const middle = `(() => {
        const element = document.querySelector(${JSON.stringify(selector)})
        element.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })()`
      const at = await page.evaluate<{ x: number; y: number }>(middle)
      const mouse = (type: string, more = {}) =>
        send('Input.dispatchMouseEvent', { type, ...at, ...more }, session)
      await mouse('mouseMoved')
      if (!press) return
      const left = { button: 'left', clickCount: 1 }
      await mouse('mousePressed', left)
      // The page may be gone before it answers.
      void mouse('mouseReleased', left).catch(() => undefined)
    },
    async close() {
      browser.kill()
      if (browser.exitCode === null) await once(browser, 'exit')
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** Connects to a browser by its debugging pipe. Each message ends with a zero byte. */
function connect(browser: ChildProcess, onEvent: (message: Message) => void): Send {
  const [, , , input, output] = browser.stdio as [null, null, null, Writable, Readable]
  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  let rest = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((one) => JSON.parse(one) as Message)) {
      if (message.id === undefined) onEvent(message)
      else waiting.get(message.id)?.(message)
    }
  })
  return <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      const id = (last += 1)
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result as Result)
      })
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
}
