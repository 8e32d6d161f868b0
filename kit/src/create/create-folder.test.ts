import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolder } from './create-folder'

let parent = ''
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'create-'))
})
afterEach(() => rm(parent, { recursive: true }))

async function textsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  return Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')))
}

const textOf = (file: string): Promise<string> => readFile(path.join(parent, 'mfe-events', file), 'utf8')

it('writes a remote that depends on published packages only', async () => {
  await createFolder(parent, 'mfe-events', { korean: '행사', menu: 'User Space' })
  const { dependencies, devDependencies } = JSON.parse(await textOf('package.json')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const ranges = Object.entries({ ...dependencies, ...devDependencies })
  expect(ranges.map(([name]) => name)).toEqual(
    expect.arrayContaining(['react', '@within-reach/shared-core', '@within-reach/kit', 'jest', 'typescript']),
  )
  for (const [name, range] of ranges)
    expect(range).toMatch(name === '@playwright/test' ? /^\d+\.\d+\.\d+$/ : /^\^\d/)
  for (const text of await textsIn(path.join(parent, 'mfe-events')))
    expect(text).not.toMatch(/\.\.\/tooling|[>']undefined|"(?:catalog|workspace):/)
})

it('writes its texts in its languages, its title, its menu and its address', async () => {
  await createFolder(parent, 'mfe-events', { korean: '행사', menu: 'User Space' })
  expect(await textOf('src/locales/ko.po')).toContain('msgid "Events"\nmsgstr "행사"')
  expect(await textOf('src/locales/en.po')).toContain('msgid "Events"\nmsgstr "Events"')
  expect(await textOf('src/events/page.ts')).toContain(`path: '/events'`)
  expect(await textOf('src/events/page.ts')).toContain(`menu: 'User Space'`)
  expect(await textOf('src/events/events.tsx')).toContain('<Trans>Events</Trans>')
})

it('is written in a further language if its title is given in it, and shows English in the others', async () => {
  await createFolder(parent, 'mfe-events', { korean: '행사', chinese: '活动' })
  expect((await readdir(path.join(parent, 'mfe-events/src/locales'))).sort()).toEqual([
    'catalog.ts',
    'en.po',
    'ko.po',
    'zh.po',
  ])
  expect(await textOf('src/locales/zh.po')).toContain('msgid "Events"\nmsgstr "活动"')
  expect(await textOf('src/locales/zh.po')).not.toContain('msgstr ""\n\n')
  for (const file of ['src/events/page.ts', 'src/pages.ts'])
    expect(await textOf(file)).toContain(`title: { en: 'Events', ko: '행사', zh: '活动' },`)
})

it('writes journeys that know no text of a page', async () => {
  await createFolder(parent, 'mfe-events', { korean: '행사' })
  const screen = await textOf('src/events/events.tsx')
  const texts = [...screen.matchAll(/<Trans>(.+?)<\/Trans>/g)].map(([, text = '']) => text)
  expect(texts).toHaveLength(3)
  for (const file of ['pages', 'other-sections', 'screens']) {
    const journey = await textOf(`e2e/${file}.spec.ts`)
    for (const text of texts) expect(journey).not.toContain(text)
    expect(journey).toContain(`from '../src/pages'`)
  }
})

it.each([
  [undefined, ['.github/workflows/remote.yml', '.gitlab-ci.yml']],
  ['github', ['.github/workflows/remote.yml']],
  ['gitlab', ['.gitlab-ci.yml']],
  ['none', []],
])('with --ci %s writes the pipelines %j', async (ci, expected) => {
  await createFolder(parent, 'mfe-events', {}, ci)
  const files = await readdir(path.join(parent, 'mfe-events'), { recursive: true })
  expect(files.filter((file) => file.endsWith('.yml')).sort()).toEqual(expected)
  // Its README names no others.
  expect([...(await textOf('README.md')).matchAll(/[\w./-]+\.yml/g)].map(([file]) => file)).toEqual(expected)
})

it('refuses a CI system that it does not know', async () => {
  await expect(createFolder(parent, 'mfe-events', {}, 'jenkins')).rejects.toThrow('--ci github')
  expect(await readdir(parent)).toEqual([])
})

it('leaves a folder with files as it is', async () => {
  await mkdir(path.join(parent, 'mfe-events'))
  await writeFile(path.join(parent, 'mfe-events/notes.txt'), 'mine')
  await expect(createFolder(parent, 'mfe-events', {})).rejects.toThrow('is not empty')
  expect(await readdir(path.join(parent, 'mfe-events'))).toEqual(['notes.txt'])
})

it('accepts the folder of a new git repository', async () => {
  await mkdir(path.join(parent, 'mfe-events/.git'), { recursive: true })
  expect(await createFolder(parent, 'mfe-events', {})).toMatchObject({ name: 'mfe-events', path: '/events' })
})

it.each([
  ['events', {}, 'is not a name for a remote'],
  ['mfe-events', { path: 'events' }, 'is not a path of a page'],
  ['mfe-events', { path: '/Events' }, 'is not a path of a page'],
  ['mfe-events', { path: '/events/' }, 'is not a path of a page'],
  ['mfe-events', { title: '' }, 'is not a title'],
  ['mfe-events', { title: 'Food <3' }, 'is not a title'],
  ['mfe-events', { title: 'Events {2026}' }, 'is not a title'],
])('refuses %s with %j', async (name, description, advice) => {
  await expect(createFolder(parent, name, description)).rejects.toThrow(advice)
  expect(await readdir(parent)).toEqual([])
})
