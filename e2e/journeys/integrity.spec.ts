import type { Page } from '@playwright/test'
import { liveFooter } from '../site/live-footer'
import { joinAs } from '../site/members'
import { tags } from '../site/tags'
import { expect, test } from '../site/visit'

/** The attribute that a changed script sets. */
const mark = 'data-changed'
/** The appended texts by kind of file. A script and a style have a visible effect if they are used. */
const changes = {
  js: `;document.documentElement.setAttribute('${mark}', '');`,
  css: 'html { outline: 7px solid red }',
  json: '\n',
}

/** Appends a line to every file with a matching address. @returns the changed addresses, which grow with each request */
async function change(page: Page, address: RegExp): Promise<string[]> {
  const changed: string[] = []
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const kind = new URL(route.request().url()).pathname.split('.').at(-1) as keyof typeof changes
    changed.push(route.request().url())
    await route.fulfill({ response, body: (await response.text()) + changes[kind] })
  })
  return changed
}

async function expectNothingRan(page: Page): Promise<void> {
  const root = page.locator('html')
  await expect(root).not.toHaveAttribute(mark)
  await expect(root).not.toHaveCSS('outline-width', '7px')
}

const remote = (name: string, file: string) => new RegExp(`/remotes/${name}/[^/]+/${file}(?:\\?|$)`)
const card = (page: Page) => page.getByRole('heading', { name: 'This page is not available right now' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const board = { address: '/userspacetrade', title: 'Trade your stuff' }
const faults = [
  {
    what: 'the entry of a remote',
    file: remote('mfe-userspace', String.raw`entry\.js`),
    ...board,
  },
  { what: 'a chunk of a remote', file: remote('mfe-userspace', String.raw`pages\.\w+\.js`), ...board },
  {
    what: 'a style of a remote',
    file: remote('mfe-userspace', String.raw`pages\.\w+\.css`),
    ...board,
    // A page without a number is not prerendered, so its style is not in the HTML.
    address: '/userspacetrade?page=none',
  },
  {
    what: 'the messages of a remote',
    file: remote('mfe-userspace', String.raw`i18n-en-po\.\w+\.js`),
    ...board,
  },
]

// The page fixture fails on console errors, which are expected here.
test.describe('a changed byte', () => {
  // All files are handled in the same way, so the full suite tests all but the first.
  for (const [at, { what, file, address, title }] of faults.entries()) {
    test(
      `in ${what} is refused, affects that section only, and is repaired by "Try again"`,
      tags('@one-width', '@mfe-userspace', ...(at === 0 ? [] : (['@full'] as const))),
      async ({ visitor }) => {
        const { page, complaints } = await visitor({ mayComplain: true })
        const changed = await change(page, file)
        await page.goto(address)
        await expect(card(page)).toBeVisible()
        expect(changed).not.toEqual([])
        await expect.poll(() => complaints().join('\n')).toContain('is not what was published')
        await expectNothingRan(page)

        await liveFooter(page).getByRole('link', { name: 'Terms of Use' }).click()
        await expect(heading(page)).toHaveText('Terms of Use')
        await page.goBack()
        await expect(card(page)).toBeVisible()
        await page.unrouteAll({ behavior: 'wait' })
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(heading(page)).toHaveText(title)
        await expectNothingRan(page)
      },
    )
  }

  test(
    'in the record of a remote, which names its files, is refused',
    tags('@one-width', '@mfe-askreach'),
    async ({ visitor }) => {
      const { page } = await visitor({ mayComplain: true })
      const changed = await change(page, remote('mfe-askreach', String.raw`record\.json`))
      // A page does not contain the records of other remotes. A record is fetched when its remote is opened.
      await page.goto('/terms')
      await expect(heading(page)).toHaveText('Terms of Use')
      await page.evaluate(() => {
        history.pushState({}, '', '/askreachlongtermproperty')
      })
      await expect(card(page)).toBeVisible()
      expect(changed).not.toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page)).toHaveText('Long-term property')
    },
  )

  test(
    'in a screen that a remote loads later is refused',
    tags('@one-width', '@mfe-account'),
    async ({ visitor }) => {
      const { page } = await visitor({ mayComplain: true })
      await page.goto('/login')
      await expect(heading(page)).toHaveText('Log-in')
      // Affects only files that are not loaded yet.
      const changed = await change(page, remote('mfe-account', String.raw`[^/]+\.js`))
      await page.getByRole('link', { name: 'Sign up' }).last().click()
      await expect(card(page)).toBeVisible()
      expect(changed).not.toEqual([])
      await expectNothingRan(page)
    },
  )

  test('in a chunk of the shell is refused', tags('@one-width', '@mfe-userspace'), async ({ visitor }) => {
    const { page } = await visitor({ mayComplain: true })
    await page.goto(board.address)
    await expect(heading(page)).toHaveText(board.title)
    const changed = await change(page, /\/assets\/[^/]+\.js$/)
    await liveFooter(page).getByRole('link', { name: 'Terms of Use' }).click()
    await expect(card(page)).toBeVisible()
    expect(changed).not.toEqual([])
    await expectNothingRan(page)
  })

  test(
    'in the script of the shell leaves a page without scripts',
    tags('@one-width'),
    async ({ visitor }) => {
      const { page } = await visitor({ mayComplain: true })
      const changed = await change(page, /\/assets\/shell\.\w+\.(js|css)$/)
      await page.goto('/terms')
      expect(changed).toHaveLength(2)
      await expectNothingRan(page)
    },
  )
})

test.describe('code that could run', () => {
  /** Ways to run code. The policy makes each throw a TypeError. */
  const attempts = {
    'a script from elsewhere': () => {
      document.createElement('script').src = 'https://elsewhere.example/a.js'
    },
    'a script of this site that is not published': () => {
      document.createElement('script').src = '/files/1/a.js'
    },
    'a script in a data address': () => {
      document.createElement('script').src = 'data:text/javascript,1'
    },
    'the text of a script': () => {
      document.createElement('script').textContent = '1'
    },
    'markup with a handler': () => {
      document.body.innerHTML = '<p onclick="1">x</p>'
    },
    'markup in a separate document': () => {
      new DOMParser().parseFromString('<img src="x" onerror="1">', 'text/html')
    },
    'a handler in an attribute': () => {
      document.body.setAttribute('onclick', '1')
    },
  } satisfies Record<string, () => void>

  test("is refused by the page's policy", tags('@one-width', '@mfe-userspace'), async ({ visitor }) => {
    const { page, complaints } = await visitor({ mayComplain: true })
    await page.goto(board.address)
    await expect(heading(page)).toHaveText(board.title)
    for (const [what, run] of Object.entries(attempts))
      await test.step(what, async () => {
        const before = complaints().length
        await expect(page.evaluate(run)).rejects.toThrow('TypeError')
        const reports = () => complaints().slice(before).join('\n')
        await expect.poll(reports).toContain('Content policy violated: require-trusted-types-for')
      })
  })

  test(
    'is removed from content that is pasted into the rich editor, which keeps its formatting',
    tags('@one-width', '@mfe-userspace'),
    async ({ page }) => {
      await joinAs(page, 'paster')
      await page.goto('/questionsboardpost')
      const editor = page.getByRole('textbox', { name: 'Description' })
      await expect(editor).toHaveAttribute('contenteditable', 'true')
      const insert = (event: 'paste' | 'drop', type: string, text: string) =>
        editor.evaluate(
          (target, inserted) => {
            const dataTransfer = new DataTransfer()
            dataTransfer.setData(inserted.type, inserted.text)
            const { right: clientX, bottom: clientY } = (
              target.lastElementChild ?? target
            ).getBoundingClientRect()
            const init = { bubbles: true, cancelable: true }
            target.dispatchEvent(
              inserted.event === 'paste'
                ? new ClipboardEvent('paste', { ...init, clipboardData: dataTransfer })
                : new DragEvent('drop', {
                    ...init,
                    dataTransfer,
                    clientX: clientX - 1,
                    clientY: clientY - 1,
                  }),
            )
          },
          { event, type, text },
        )

      await insert(
        'paste',
        'text/html',
        '<meta charset="utf-8"><style>p { color: red }</style><h1>Rooms</h1><p style="color: red">in <b onclick="1">Leeds</b><img src="x" onerror="1"></p><script>1</script><svg onload=1><style>p {}</style></svg>',
      )
      await expect(editor.locator('strong')).toHaveText('Leeds')
      await expect(editor).toContainText('Rooms')
      await insert('drop', 'text/html', '<b title=">" ONCLICK=1>York</b><img/onerror=1 style=x>')
      await expect(editor).toContainText('York')
      await insert('paste', 'text/plain', '<img src="x" onerror="1">')
      await expect(editor).toContainText('<img src="x" onerror="1">')
      await expect(editor.locator('img, style, script, svg, h1, [style], [onclick]')).toHaveCount(0)
    },
  )

  test('is requested with its hash, once', tags('@one-width', '@mfe-userspace'), async ({ page }) => {
    await page.goto(board.address)
    await expect(heading(page)).toHaveText(board.title)
    const tags = page.locator('script[src], link[rel="stylesheet"], link[rel="preload"]')
    const integrities = await tags.evaluateAll((found) => found.map((tag) => tag.getAttribute('integrity')))
    expect(integrities.length).toBeGreaterThan(5)
    for (const integrity of integrities) expect(integrity).toMatch(/^sha384-.{64}$/)
    const requested = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    expect(requested.filter((name, at) => requested.indexOf(name) !== at)).toEqual([])
  })
})
