import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { holdBack } from '../site/hold-back'
import { hostCookie } from '../site/host-cookie'
import { chooseLanguage } from '../site/choose-language'
import { liveFooter } from '../site/live-footer'
import { joinAs } from '../site/members'
import { expect, test } from '../site/own-site'
import { tags } from '../site/tags'
import { expectLoggedIn } from './people'
import { escapes } from './frame-escapes'

const remote = 'mfe-userspace'
const frameIn = (page: Page) => page.frameLocator(`[data-section="${remote}"] iframe`)
const shown = (page: Page) =>
  expect(frameIn(page).getByRole('heading', { level: 1 })).toHaveText('Trade your stuff')

// A header of the test's own would make the browser ask before each file that a frame requests.
test.use({ extraHTTPHeaders: {} })
test.beforeEach(({ site }) => site.restart({ FRAMED_REMOTES: remote }))

test(
  'a section in a sandboxed frame works as in the page, from the same version',
  tags('@mfe-userspace', '@mfe-account'),
  async ({ page }) => {
    const { publish } = await joinAs(page, 'mina')
    await publish({
      type: 'tr',
      region: 'South Korea',
      specificLocation: 'Seoul',
      subject: 'A kettle in a frame',
      description: 'Like new',
    })
    const section = frameIn(page)
    await page.goto('/userspacetrade')
    await shown(page)
    await expect(page).toHaveTitle(/^Trade/)

    await section.getByRole('link', { name: 'A kettle in a frame' }).click()
    await expect(page).toHaveURL(/\/view\?id=\d+/)
    await expect(section.getByText('Like new')).toBeVisible()
    const direct = await page.reload()
    expect(direct?.status()).toBe(200)
    await expect(page).toHaveTitle(/^A kettle in a frame/)
    await expect(section.getByText('Like new')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/userspacetrade$/)
    await shown(page)

    await chooseLanguage(liveFooter(page), 'ko')
    await expect(section.getByRole('heading', { level: 1 })).toHaveText(/[가-힣]/)
    await chooseLanguage(liveFooter(page), 'en')
    await shown(page)

    const { width = 0, height = 0 } = (await section.locator('#main').boundingBox()) ?? {}
    const frame = await page.locator('iframe').boundingBox()
    expect(frame).toMatchObject({ width, height: Math.ceil(height) })
  },
)

test(
  'a section in a sandboxed frame that does not load shows the card, and works after "Try again"',
  tags('@one-width', '@mfe-userspace'),
  async ({ visitor }) => {
    const { page, context } = await visitor({ mayComplain: true })
    await context.setExtraHTTPHeaders({})
    const release = await holdBack(page, '**/frame/**')
    // The load event waits for the frame, so the skeleton is gone by then.
    await page.goto('/userspacetrade', { waitUntil: 'commit' })
    await expect(page.locator('[data-loading]').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    release()
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(page)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  },
)

const attacksEach = 22

// A few at a time: on a busy machine all of them take longer than one test may.
for (let first = 0; first < escapes.length; first += attacksEach)
  test(
    `none of the attacks ${first + 1} to ${Math.min(first + attacksEach, escapes.length)} of a section in a sandboxed frame leaves the frame`,
    tags('@full', '@one-width', '@mfe-userspace'),
    async ({ visitor, baseURL }) => {
      test.slow()
      const { page, context } = await visitor({ mayComplain: true })
      await context.setExtraHTTPHeaders({})
      const requests: string[] = []
      const elsewhere = createServer(({ url }, answer) => {
        requests.push(String(url))
        answer.setHeader('Access-Control-Allow-Origin', '*').end()
      }).listen(0, '127.0.0.1')
      await once(elsewhere, 'listening')
      const evil = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
      const surprises: string[] = []
      page.on('dialog', (dialog) => (surprises.push(`dialogue ${dialog.message()}`), void dialog.dismiss()))
      page.on('download', (download) => surprises.push(`download ${download.url()}`))
      context.on('page', (popup) => surprises.push(`window ${popup.url()}`))
      // A hostile remote can take the port from a message that is sent with it.
      await page.addInitScript(() => {
        const post = MessagePort.prototype.postMessage
        MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
          // React schedules its work by a port, too.
          if (message[0] !== null) Object.assign(window, { port: this })
          Reflect.apply(post, this, message)
        }
      })
      await joinAs(page, 'mina')
      const marker = hostCookie('wr_marker', String(baseURL))
      const stateOf = async () => ({
        cookies: (await context.cookies()).filter(({ name }) => name === marker).map(({ value }) => value),
        stored: await page.evaluate(() => localStorage.getItem('within-reach.member')),
      })
      await page.goto('/terms')
      await expectLoggedIn(page)
      const before = await stateOf()
      const successes: string[] = []
      for (const [name, attack] of escapes.slice(first, first + attacksEach)) {
        const notes = [await attackIn(page, attack, evil)]
        if (page.url() !== `${baseURL}/userspacetrade`) notes.push(`moved to ${page.url()}`)
        else await expectLoggedIn(page)
        if ((await page.getByRole('dialog').count()) > 0) notes.push('opened a dialogue')
        if (JSON.stringify(await stateOf()) !== JSON.stringify(before)) notes.push('changed the session')
        notes.push(...surprises.splice(0), ...requests.splice(0))
        successes.push(...notes.filter((note) => note !== undefined).map((note) => `${name}: ${note}`))
      }
      elsewhere.close()
      expect(successes).toEqual([])
    },
  )

/**
 * Opens the page and runs an attack in its frame, as a script of its remote would: in a task of its own, and without the press of a
 * person that Playwright's own scripts count as.
 * @returns what it gained; undefined if it gained nothing, or the frame has left its page
 */
async function attackIn(page: Page, attack: string, evil: string): Promise<string | undefined> {
  await page.goto('/terms')
  const attached = page.waitForEvent('frameattached')
  await page.goto('/userspacetrade')
  const frame = await attached
  await frame.waitForURL(/\/frame\//)
  // A browser with enough memory gives a sandboxed frame a process of its own, which is a target of its own.
  const client = await page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page))
  const contexts: number[] = []
  client.on('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
    const { isDefault, frameId } = auxData as unknown as {
      readonly isDefault: boolean
      readonly frameId: string
    }
    if (isDefault && frameId === framed) contexts.push(id)
  })
  const { frameTree } = await client.send('Page.getFrameTree')
  const framed = frameTree.childFrames?.[0]?.frame.id ?? frameTree.frame.id
  await client.send('Runtime.enable')
  const contextId = contexts.at(-1)
  if (contextId === undefined) throw new Error('The page has no frame')
  const script = `new Promise((end) => setTimeout(async () => {
    while (!document.querySelector('h1')) await new Promise(requestAnimationFrame)
    const evil = ${JSON.stringify(evil)}
    const say = (message) => port.postMessage(message)
    const call = (path, body = '') => new Promise((resolve) => {
      const id = Math.random()
      port.addEventListener('message', ({ data }) => data.id === id && resolve(data))
      say({ type: 'call', id, path, body })
    })
    const settle = () => new Promise((resolve) => setTimeout(resolve, 150))
    let gained
    try { gained = await (async () => { ${attack} })() } catch {}
    await settle()
    end(gained === undefined ? undefined : String(gained))
  }))`
  try {
    const { result } = await client.send('Runtime.evaluate', {
      expression: script,
      contextId,
      userGesture: false,
      awaitPromise: true,
      returnByValue: true,
    })
    return result.value as string | undefined
  } catch {
    return undefined
  } finally {
    // An attack may have ended the frame, and the session with it.
    await client.detach().catch(() => undefined)
  }
}
