import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '../site/visit'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** One name for the bytes of every file of the built shell. */
async function shellPrint(): Promise<string> {
  const folder = path.join(repository, 'shell', 'dist')
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort())
    hash.update(name).update(await readFile(path.join(folder, name)))
  return hash.digest('hex')
}

/** A copy of the sources, so that a change for this test touches nobody's files; packages are the same ones. */
async function copyOfTheSources(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'within-reach-team-'))
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository })
  const rooms = new Set(
    stdout
      .split('\n')
      .map((file) => file.split('/')[0])
      .filter(Boolean),
  )
  for (const room of rooms) {
    if (!room) continue
    const skip = new Set(['node_modules', 'dist', 'test-results'])
    await cp(path.join(repository, room), path.join(copy, room), {
      recursive: true,
      filter: (from) => !skip.has(path.basename(from)),
    })
  }
  return copy
}

test('a team ships its remote alone: the change is there after a reload, and the shell is the same to the byte', async ({
  page,
  narrow,
}) => {
  test.skip(narrow, 'it is about files, not about width')
  test.setTimeout(180_000)
  await page.goto('/userspacetrade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trade your stuff')
  const before = await shellPrint()
  const shellScript = await page.locator('script[src^="/assets/shell."]').getAttribute('src')
  const oldPreload = 'link[rel="preload"][href^="/remotes/mfe-userspace/"]'
  const oldFiles = await page
    .locator(oldPreload)
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))))

  const copy = await copyOfTheSources()
  try {
    await linkPackages(copy)
    const ship = ['--import', 'tsx', 'tooling/src/commands/ship.ts', 'mfe-userspace', '--no-tests']
    const publish = () =>
      run(process.execPath, [...ship, '--site', process.env.SITE_URL ?? ''], {
        cwd: copy,
        env: { ...process.env, DATA_DIR: process.env.SITE_DATA },
      })
    // A sentence that no other journey looks at: they go on meanwhile, on the same site.
    const change = async (file: string) => {
      const place = path.join(copy, 'mfe-userspace', 'src', file)
      const source = await readFile(place, 'utf8')
      expect(source).toContain('Second-hand things')
      await writeFile(place, source.replaceAll('Second-hand things', 'Treasures'))
    }
    await change('boards.ts')
    // A sentence without words would stand on the page as its id.
    await expect(publish()).rejects.toThrow('npm run words')
    for (const catalog of ['en', 'ko']) await change(`locales/${catalog}.po`)
    await publish()
    await page.reload()
    await expect(page.getByText('Treasures from people who are moving on.')).toBeVisible()
    expect(await page.locator('script[src^="/assets/shell."]').getAttribute('src')).toBe(shellScript)
    expect(await shellPrint()).toBe(before)

    await test.step('an old tab can still load what its version needs', async () => {
      expect(oldFiles).not.toEqual([])
      for (const file of oldFiles) expect((await page.request.get(file)).status()).toBe(200)
    })
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

/** Links every room of the copy to the packages that are installed for the original. */
async function linkPackages(copy: string): Promise<void> {
  for (const room of ['.', ...(await readdir(copy))]) {
    const installed = path.join(repository, room, 'node_modules')
    if ((await readdir(installed).catch(() => undefined)) !== undefined) {
      await symlink(installed, path.join(copy, room, 'node_modules'))
    }
  }
}
