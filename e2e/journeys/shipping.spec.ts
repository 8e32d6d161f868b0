import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { repository, startTeam } from '../site/team'
import { expect, test } from '../site/visit'

const run = promisify(execFile)
const remote = 'mfe-userspace'
/** A sentence that no other journey looks at: they go on meanwhile, on the same site. */
const [old, fresh] = ['Second-hand things', 'Treasures']

/** One name for the bytes of every file of the built shell. */
async function shellPrint(): Promise<string> {
  const folder = path.join(repository, 'shell', 'dist')
  const hash = createHash('sha256')
  for (const name of (await readdir(folder)).sort())
    hash.update(name).update(await readFile(path.join(folder, name)))
  return hash.digest('hex')
}

/** Runs one journey with a version of the site under test inside its live composition, as `npm run e2e` does. */
async function journeyWith(version: string, site = process.env.SITE_URL ?? ''): Promise<string> {
  const output = await mkdtemp(path.join(tmpdir(), 'within-reach-with-'))
  // What the tests around this one are told is not for the tests within.
  const { PLAYWRIGHT_JSON_OUTPUT_FILE, TEST_WORKER_INDEX, TEST_PARALLEL_INDEX, ...environment } = process.env
  try {
    const words = ['e2e', '--', '--with', `${remote}@${version}`, '--site', site]
    const journey = ['--project', 'wide', '--reporter', 'line', '--output', output, 'composition.spec']
    const { stdout } = await run('npm', ['run', '--silent', ...words, ...journey], {
      cwd: repository,
      env: { ...environment, DATA_DIR: process.env.SITE_DATA },
    })
    return stdout
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}

test('a team ships its remote alone: candidate, journeys, check, promotion, and back again', async ({
  page,
  narrow,
}) => {
  test.skip(narrow, 'it is about files, not about width')
  test.setTimeout(600_000)
  const says = async (text: string) => {
    await page.goto('/userspacetrade')
    await expect(page.getByText(`${text} from people who are moving on.`)).toBeVisible()
  }
  await says(old)
  const before = await shellPrint()
  const team = await startTeam()
  try {
    const version = await test.step('what it builds is published and nobody gets it', async () => {
      await team.change(`${remote}/src/boards.ts`, old, fresh)
      // A sentence without words would stand on the page as its id.
      await expect(team.script('build', remote)).rejects.toThrow('npm run words')
      for (const words of ['en', 'ko']) await team.change(`${remote}/src/locales/${words}.po`, old, fresh)
      await team.script('build', remote)
      const published = JSON.parse(await team.script('reach', 'publish', remote, '--json')) as {
        version: string
      }
      await says(old)
      return published.version
    })

    await test.step('a journey runs with it inside the live composition', async () => {
      await expect(journeyWith('0.0.1')).rejects.toThrow('is not published')
      expect(await journeyWith(version)).toContain('1 passed')
      await says(old)
    })

    await test.step('it is checked and promoted, and the shell is the same to the byte', async () => {
      expect(await team.script('reach', 'check', `${remote}@${version}`)).toContain('can go live')
      await team.script('reach', 'promote', `${remote}@${version}`, '--why', 'treasures')
      await says(fresh)
      expect(await shellPrint()).toBe(before)
    })

    await test.step('one command takes everybody back', async () => {
      await team.script('reach', 'rollback', remote, '--why', 'the journey is over')
      await says(old)
      const history = await team.script('reach', 'history', remote, '--most', '2')
      expect(history).toContain('why: treasures')
    })
  } finally {
    await team.leave()
  }
})
