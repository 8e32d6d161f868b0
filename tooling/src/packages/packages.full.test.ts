import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { start } from '../../testing/evaluate'
import { madePackages, madeRelease } from '../../testing/made-once/made-once'
import { outsideFolder, type TeamMachine, teamMachine } from '../../testing/outside-team'
import {
  filesIn,
  manifestIn,
  type PackageRegistry,
  servePackages,
  textIn,
} from '../../testing/package-registry'
import { type ReleaseSite, startRelease } from '../../testing/release-site'

jest.setTimeout(900_000)

const repository = path.join(__dirname, '../../..')
const folders = ['contract', 'kit', 'registry', 'runtime', 'shared-core', 'shared-ui']

interface Manifest {
  readonly name: string
  readonly version: string
  readonly bin?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

let folder: string
let tarballs: string[]

beforeAll(async () => {
  folder = outsideFolder()
  tarballs = await madePackages()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tarballOf = (name: string): string => {
  const found = tarballs.find((file) => path.basename(file).startsWith(`within-reach-${name}-`))
  if (found === undefined) throw new Error(`${name} was not packed`)
  return found
}

it('packs every package that can be published', () => {
  expect(tarballs.map((file) => manifestIn(file).name.replace('@within-reach/', '')).sort()).toEqual(folders)
})

describe.each(folders)('the tarball of %s', (name) => {
  it('has compiled files with their source maps, and no sources and tests', () => {
    const files = filesIn(tarballOf(name))
    const others = files.filter((file) => !file.startsWith('dist/'))
    expect(others.filter((file) => file !== 'CHANGELOG.md').sort()).toEqual(['README.md', 'package.json'])
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.tsbuildinfo$/.test(file))).toEqual([])
    const compiled = files.filter((file) => file.endsWith('.js'))
    expect(compiled.length).toBeGreaterThan(5)
    for (const file of compiled) expect(files).toContain(`${file}.map`)
    expect(textIn(tarballOf(name), `${compiled[0]}.map`)).toContain('"sourcesContent"')
  })

  it('names versions that every registry knows, and files that it has', () => {
    const manifest = manifestIn<Manifest>(tarballOf(name))
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/)
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    const files = filesIn(tarballOf(name))
    for (const target of [...targets, ...Object.values(manifest.bin ?? {})])
      expect(files).toContain(target.replace(/^\.\//, ''))
  })

  it('imports its own files by their whole names', () => {
    const files = filesIn(tarballOf(name))
    for (const file of files.filter((one) => /\.(?:js|d\.ts)$/.test(one))) {
      // The kit contains the texts of a remote's sources.
      const code = textIn(tarballOf(name), file).replaceAll(/`(?:[^`\\]|\\.)*`/gs, '')
      const relative = [...code.matchAll(/(?:from|import\() ?["'](\.[^"']+)["']/g)]
      for (const [, specifier = ''] of relative) {
        const target = path.posix.join(path.posix.dirname(file), specifier)
        expect(files).toContain(file.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target)
      }
    }
  })
})

describe('a team in a repository of its own', () => {
  let site: ReleaseSite
  let registry: PackageRegistry
  let machine: TeamMachine

  beforeAll(async () => {
    site = await startRelease(await madeRelease())
    registry = await servePackages(tarballs)
    machine = teamMachine(path.join(folder, 'home'), `@within-reach:registry=${registry.url}\n`)
  })
  afterAll(async () => {
    await registry?.stop()
    await site?.stop()
  })

  // The walk-through of docs/first-remote.md does the same with npm.
  it('creates, tests, changes and ships a remote with pnpm', async () => {
    const name = 'mfe-fairs'
    const title = 'Fairs'
    const pnpm = ['npx', 'pnpm@12.21.0']
    const exec = [...pnpm, 'exec']
    const token = readFileSync(path.join(site.dataDir, 'reach-token'), 'utf8').trim()
    const parent = path.join(folder, 'team')
    mkdirSync(parent)
    const times: string[] = []
    const began = Date.now()
    const step = async (cwd: string, line: readonly string[], expected = 0): Promise<string> => {
      const started = Date.now()
      const { code, output } = await machine.run(cwd, line, { REACH_SITE: site.url, REACH_TOKEN: token })
      times.push(`${((Date.now() - started) / 1000).toFixed(1)} s ${line.join(' ')}`)
      if (code !== expected) throw new Error(`${line.join(' ')} ended with ${code}:\n${output}`)
      return output
    }
    const root = path.join(parent, name)
    await step(parent, ['npx', '@within-reach/kit', 'create', name, '--korean', '행사'])
    await step(root, [...pnpm, 'install'])
    await step(root, [...exec, 'jest'])
    await step(root, [...exec, 'tsc', '--noEmit'])
    await step(root, [...exec, 'oxlint'])
    await step(root, [...exec, 'oxfmt', '--check'])

    const screen = path.join(root, `src/${name.slice(4)}/${name.slice(4)}.tsx`)
    writeFileSync(
      screen,
      readFileSync(screen, 'utf8').replace('Welcome to this page.', 'Nothing is planned.'),
    )
    expect(await step(root, [...exec, 'kit', 'messages'], 1)).toContain('"Nothing is planned." has no ko')
    const korean = path.join(root, 'src/locales/ko.po')
    const untranslated = 'msgid "Nothing is planned."\nmsgstr ""'
    const text = readFileSync(korean, 'utf8')
    expect(text).toContain(untranslated)
    writeFileSync(
      korean,
      text.replace(untranslated, 'msgid "Nothing is planned."\nmsgstr "예정이 없습니다."'),
    )
    await step(root, [...exec, 'kit', 'messages'])

    const commit = ['commit', '--quiet', '-m', `Plan ${title}`]
    for (const words of [['init', '--quiet'], ['add', '.'], commit]) await step(root, ['git', ...words])
    const published = await step(root, [...exec, 'kit', 'publish'])
    expect(published).toContain('can go live')
    expect(published).toContain(`Plan ${title} (Mina Kim`)
    expect(await step(root, [...exec, 'kit', 'check'])).toContain(`Yes: ${name}`)
    await step(root, [...exec, 'kit', 'promote', '--why', 'The first version'])
    const seconds = (Date.now() - began) / 1000
    process.stdout.write(`pnpm: live after ${seconds.toFixed(0)} s\n  ${times.join('\n  ')}\n`)

    const pageIn = async (language: string): Promise<string> => {
      const answer = await fetch(`${site.url}/${name.slice(4)}`, {
        headers: { 'accept-language': language },
      })
      expect(answer.status).toBe(200)
      return answer.text()
    }
    expect(await pageIn('en')).toContain(title)
    expect(await pageIn('ko')).toContain('예정이 없습니다.')
    const { shared, ...shown } = await inBrowser(site.url, name)
    expect(shown).toMatchObject({
      heading: '행사',
      text: '예정이 없습니다.',
      faults: [],
      remote: { why: 'current', failed: [], checked: true },
    })
    expect(shared).toContain('@within-reach/shared-core/react')
    expect(new Set(shared).size).toBe(shared.length)
  })
})

/** A page of a remote in a browser. */
interface Shown {
  readonly heading: string
  readonly text: string
  /** The messages of uncaught errors. */
  readonly faults: readonly string[]
  readonly remote: { readonly why: string; readonly failed: readonly unknown[]; readonly checked: boolean }
  /** The names of the shared modules in use. */
  readonly shared: readonly string[]
}

/** Opens the page of a remote in a browser with Korean texts. @returns what it shows once its scripts have run */
async function inBrowser(url: string, name: string): Promise<Shown> {
  const program = `
    import { chromium } from '@playwright/test'
    const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM, args: ['--no-sandbox'] })
    const page = await browser.newPage({ locale: 'ko-KR' })
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(${JSON.stringify(`${url}/${name.slice(4)}`)})
    const isShown = (name) => window.withinReach?.diagnostics().remotes.some((one) => one.remote === name && one.shown)
    await page.waitForFunction(isShown, ${JSON.stringify(name)})
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const text = await page.locator('main p').first().textContent()
    const { remotes, shared } = await page.evaluate(() => window.withinReach.diagnostics())
    const remote = remotes.find((one) => one.remote === ${JSON.stringify(name)})
    console.log(JSON.stringify({ heading, text, faults, remote, shared: shared.map((one) => one.name) }))
    await browser.close()`
  const { code, output } = await start(
    process.execPath,
    ['--input-type=module', '--eval', program],
    path.join(repository, 'e2e'),
  )
  if (code !== 0) throw new Error(output)
  return JSON.parse(output) as Shown
}
