import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { checkedOut } from '../checkout'
import { spreadOf } from '../measure/statistics'
import { endWithUs, freePort } from '../processes'
import { saveResult } from '../results'
import { launch } from '../web/browser'
import type { DevelopedRemote } from './develop-result'

/** What is edited of a remote, and the box that keeps a typed text. */
interface Subject {
  readonly remote: string
  readonly page: string
  readonly file: string
  readonly box: string
  readonly edits: number
}

const subjects: readonly Subject[] = [
  { remote: 'mfe-account', page: '/login', file: 'src/frame/frame.tsx', box: 'main input', edits: 12 },
  {
    remote: 'mfe-askreach',
    page: '/askreachshorttermstay',
    file: 'src/inquiry/banner.tsx',
    box: 'main input',
    edits: 12,
  },
  {
    remote: 'mfe-userspace',
    page: '/userspacetrade',
    file: 'src/board-list/board-list.tsx',
    box: '[type=search]',
    edits: 13,
  },
  {
    remote: 'mfe-messages',
    page: '/messagesend',
    file: 'src/send-page/send-page.tsx',
    box: 'main textarea',
    edits: 13,
  },
]
const typed = 'half a sentence'

/**
 * Measures how soon a saved change is on screen: `npm run bench -- develop` edits remotes of a checkout 50 times under
 * `npm run dev`. The console is left out, because its pages need a second factor.
 */
export async function develop(): Promise<void> {
  const folder = checkedOut('HEAD')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'within-reach-bench-develop-'))
  const browser = await launch([])
  try {
    const first = await startDev(folder, dataDir)
    await first.stop()
    const dev = await startDev(folder, dataDir)
    console.log(`  ready after ${dev.ready} ms`)
    const page = await browser.newPage()
    await page.goto(dev.link)
    await page.waitForURL((url) => url.pathname === '/')
    const remotes: DevelopedRemote[] = []
    for (const subject of subjects) {
      if (subject.remote === 'mfe-messages') await logIn(page)
      remotes.push(await editOften(page, folder, subject))
      console.log(`  ${JSON.stringify(remotes.at(-1))}`)
    }
    await dev.stop()
    await saveResult('develop', { ready: dev.ready, remotes })
  } finally {
    await browser.close()
    await rm(dataDir, { recursive: true, force: true })
    execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: folder })
  }
}

/** Runs `npm run dev` for all subjects. */
async function startDev(folder: string, dataDir: string) {
  const started = Date.now()
  const child = spawn(
    process.execPath,
    ['tooling/bootstrap/dev.mjs', subjects.map(({ remote }) => remote).join()],
    {
      cwd: folder,
      env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  endWithUs(child)
  const link = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      const found = /http:\/\/\S+\/@kit\/open\?key=\S+/.exec(output)
      if (found) resolve(found[0])
    })
    child.on('exit', () => reject(new Error(output)))
  })
  return {
    link,
    ready: Date.now() - started,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function logIn(page: Page): Promise<void> {
  await page.goto(new URL('/login', page.url()).href)
  await page.getByLabel('Email').fill('mina@example.com')
  await page.getByLabel('Password', { exact: true }).fill('mina within reach')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function editOften(
  page: Page,
  folder: string,
  { remote, edits, ...subject }: Subject,
): Promise<DevelopedRemote> {
  await page.goto(new URL(subject.page, page.url()).href)
  const box = page.locator(subject.box).first()
  await box.waitFor()
  // The first build after a start is compiled from scratch.
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await box.fill(typed)
  await page.evaluate(() => void Object.assign(window, { isSamePage: true }))
  const file = path.join(folder, remote, subject.file)
  const source = await readFile(file, 'utf8')
  const times: number[] = []
  let kept = 0
  for (let edit = 1; edit <= edits; edit++) {
    const shown = page.waitForSelector(`h1[data-edit="${edit}"]`, { state: 'attached' })
    await writeFile(file, source.replace('<h1', `<h1 data-edit="${edit}"`))
    const written = Date.now()
    await shown
    times.push(Date.now() - written)
    const isSame = await page.evaluate(() => 'isSamePage' in window)
    if (isSame && (await box.inputValue()) === typed) kept++
  }
  return { remote, edits, kept, shown: spreadOf(times) }
}
