import { answerWithRows, openHeld } from '../site/held-page'
import { markupOf } from '../site/markup'
import { joinAs, newPerson } from '../site/members'
import { tags } from '../site/tags'
import { expect, required, test } from '../site/visit'
import { drawPicture } from './people'

/** What was checked about the author of a post. Its line has its height before. */
const authorChecks = 'details:has([href*="#checks"])'

test(
  'a post is visible before the scripts, with its picture and comments, and is the same afterwards',
  tags('@mfe-userspace'),
  async ({ page }) => {
    const author = await newPerson(required('SITE_URL'), 'sora')
    const subject = `A job with <b>"early"</b> & light ${Date.now()}`
    const address = await author.publish({
      type: 'jobs',
      region: 'Others',
      specificLocation: 'Kyoto',
      subject,
      description:
        '<p>Bills &amp; <b>rent</b></p><ul><li><a href="https://example.com/a?b=1&c">more</a></li></ul>',
      picture: await drawPicture(page),
    })
    await author.comment(address, 'Is it <i>free</i>?\n{{subject}}')
    await author.comment(address, 'Yes')

    const reads: string[] = []
    page.on(
      'request',
      (request) => /\/api\/(?:postDetail|cms)$/.test(request.url()) && reads.push(request.url()),
    )
    await answerWithRows(page, address, 'Yes</p>')
    const release = await openHeld(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(main.getByRole('link', { name: 'more' })).toHaveAttribute(
      'href',
      'https://example.com/a?b=1&c',
    )
    await expect(main.getByRole('heading', { name: 'Comments (2)' })).toBeVisible()
    await expect(main.getByText('Is it <i>free</i>?\n{{subject}}')).toBeVisible()
    await expect(main.locator('img').first()).toHaveAttribute('fetchpriority', 'high')
    const box = main.getByLabel('Leave a comment')
    await box.fill('Typed early')
    const prerendered = await markupOf(page.locator('#prerendered'))

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(box).toHaveValue('Typed early')
    await expect(box).toBeFocused()
    await box.fill('')
    expect(await markupOf(page.locator('[data-section="mfe-userspace"] > :last-child'), authorChecks)).toBe(
      prerendered,
    )
    expect(reads).toEqual([])
  },
)

test(
  'a filtered list is visible before the scripts with its filters, and is the same afterwards',
  tags('@mfe-userspace'),
  async ({ page, narrow }) => {
    const author = await newPerson(required('SITE_URL'), 'sora')
    const word = `filtered${Date.now()}`
    const publish = (subject: string, region: string) =>
      author.publish({ type: 'fr', region, specificLocation: 'Leeds', subject, description: 'Bills' })
    for (let at = 1; at <= 21; at++) await publish(`A room ${word} ${at}`, 'Others')
    await publish(`Elsewhere ${word}`, 'United Kingdom')

    const address = `/userspacefindyourroommate?region=Others&search=${word}&page=2`
    const reads: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/posts') && reads.push(request.url()))
    await answerWithRows(page, address, `A room ${word} 1<`)
    const release = await openHeld(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: `A room ${word} 1`, exact: true })).toBeVisible()
    await expect(main.getByText(`Elsewhere ${word}`)).toHaveCount(0)
    await expect(main.getByRole('searchbox')).toHaveValue(word)
    if (narrow) await expect(main.getByRole('tab', { selected: true })).toHaveText('Others')
    else await expect(main.getByRole('combobox', { name: 'Region' })).toHaveValue('Others')
    const numbers = main.getByRole('navigation', { name: 'Pages' })
    await expect(numbers.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page')
    await expect(numbers.getByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      `/userspacefindyourroommate?region=Others&search=${word}`,
    )
    const prerendered = await markupOf(main.locator('#prerendered nav'))

    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    expect(await markupOf(numbers)).toBe(prerendered)
    await expect(main.getByRole('link', { name: `A room ${word} 1`, exact: true })).toBeVisible()
    expect(reads).toEqual([])
  },
)

test(
  'a search without results and an empty board are visible before the scripts, and are the same afterwards',
  tags('@mfe-userspace'),
  async ({ page }) => {
    const word = `nothing<b>${Date.now()}`
    for (const board of ['/userspacejobs?jstatus=Seek&', '/userspacetrade?region=Others&']) {
      const address = `${board}search=${encodeURIComponent(word)}`
      await answerWithRows(page, address, 'Nothing matches these filters')
      const release = await openHeld(page, address)
      const main = page.getByRole('main')
      await expect(main.getByText('Nothing matches these filters')).toBeVisible()
      await expect(main.getByRole('searchbox')).toHaveValue(word)
      await main.getByRole('searchbox').fill('other words')
      await main.getByRole('searchbox').fill(word)
      const text = await main.innerText()
      release()
      await expect(page.locator('#prerendered')).toHaveCount(0)
      await expect(main.getByRole('searchbox')).toHaveValue(word)
      expect(await main.innerText()).toBe(text)
      await page.unrouteAll()
    }
  },
)

test(
  'a post that is begun before the scripts continues in the editor',
  tags('@mfe-userspace'),
  async ({ page }) => {
    await joinAs(page, 'noa')
    const release = await openHeld(page, '/post?type=tr')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Offer something')
    await main.getByLabel('Region').selectOption('Others')
    await main.getByLabel('Subject').fill('A desk')
    await main.getByLabel('Description').fill('Typed early')
    await main.getByLabel('Images (optional)').setInputFiles({
      name: 'desk.png',
      mimeType: 'image/png',
      buffer: await drawPicture(page),
    })
    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(main.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
    await expect(main.getByLabel('Region')).toHaveValue('Others')
    await expect(main.getByLabel('Subject')).toHaveValue('A desk')
    await expect(main.getByRole('textbox', { name: 'Description' })).toHaveText('Typed early')
    await expect(main.getByText('desk.png')).toBeVisible()
  },
)

test(
  'what is typed before the scripts follows the draft of a post, also after its formatted text',
  tags('@mfe-userspace'),
  async ({ page }) => {
    await joinAs(page, 'noa')
    await page.goto('/post?type=tr')
    const main = page.getByRole('main')
    const description = main.getByRole('textbox', { name: 'Description' })
    await main.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('A draft')
    await main.getByLabel('Subject').fill('A desk')
    const release = await openHeld(page, '/post?type=tr')
    await main.getByLabel('Subject').fill('and a chair')
    await main.getByLabel('Description').fill('Typed early')
    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    await expect(main.getByRole('toolbar', { name: 'Text format' })).toBeVisible()
    await expect(main.getByLabel('Subject')).toHaveValue('A desk and a chair')
    await expect(description.locator('p')).toHaveText(['A draft', 'Typed early'])
    await expect(description.locator('strong')).toHaveText('A draft')
  },
)

test(
  'a message to the recipient in the address can be begun before the scripts',
  tags('@mfe-messages'),
  async ({ page }) => {
    await joinAs(page, 'noa')
    const author = await newPerson(required('SITE_URL'), 'sora')
    const question = await author.publish({
      type: 'qb',
      subject: `A bank ${Date.now()}`,
      description: 'Which?',
    })
    const id = new URL(question, required('SITE_URL')).searchParams.get('id')
    const release = await openHeld(page, `/messagesend?to=post%3A${id}&nick=%3Cb%3Emina`)
    const main = page.getByRole('main')
    await expect(main.getByLabel('To')).toHaveValue('')
    await main.getByLabel('Message').fill('Typed early')
    release()
    await expect(page.locator('#prerendered')).toHaveCount(0)
    // Anybody can write a nick into an address, so the post names its author.
    await expect(main.getByLabel('To')).toHaveValue(author.nick)
    await expect(main.getByLabel('Message')).toHaveValue('Typed early')
    await expect(main.getByLabel('Message')).toBeFocused()
  },
)

test(
  'before the scripts, a member sees the header and the page for members',
  tags('@mfe-userspace'),
  async ({ page }) => {
    const noa = await joinAs(page, 'noa')
    const subject = `A desk of my own ${Date.now()}`
    const address = await noa.publish({
      type: 'tr',
      region: 'Others',
      specificLocation: 'Kyoto',
      subject,
      description: 'As new',
    })
    await noa.comment(address, 'Still there')

    const reads: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(?:posts|postDetail|cms)$/.test(request.url())) reads.push(request.url())
    })
    await answerWithRows(page, address, 'Still there</p>')
    const release = await openHeld(page, address)
    const prerenderedPage = page.locator('#prerendered')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Messages' })).toBeVisible()
    await expect(prerenderedPage.getByRole('heading', { level: 1 })).toHaveText(subject)
    await expect(prerenderedPage.getByRole('button', { name: 'Delete this post' })).toBeVisible()
    await expect(prerenderedPage.getByRole('button', { name: 'Delete this comment' })).toBeVisible()
    const prerendered = await markupOf(prerenderedPage)

    release()
    await expect(prerenderedPage).toHaveCount(0)
    expect(await markupOf(page.locator('[data-section="mfe-userspace"] > :last-child'), authorChecks)).toBe(
      prerendered,
    )
    expect(reads).toEqual([])

    await answerWithRows(page, '/userspacetrade', subject)
    await openHeld(page, '/userspacetrade')
    await expect(prerenderedPage.getByRole('link', { name: subject }).first()).toBeAttached()
    await expect(prerenderedPage.getByRole('link', { name: 'Post', exact: true })).toHaveAttribute(
      'href',
      '/post?type=tr',
    )
  },
)
