import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { bundle } from '../build/bundle'
import { baseConfiguration } from './base'

/** An element that the built code inserted. */
interface FakeElement {
  readonly tag: string
  readonly src?: string
  readonly href?: string
  readonly integrity?: string
  onerror?(event: unknown): void
}

let root = ''
let code = ''

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'integrity-'))
  await writeFile(
    path.join(root, 'index.js'),
    `globalThis.open = () => import(/* webpackChunkName: "lazy" */ './lazy')`,
  )
  await writeFile(path.join(root, 'lazy.js'), `import './lazy.css'\nexport const lazy = true`)
  await writeFile(path.join(root, 'lazy.css'), `.lazy { color: red }`)
  const outputPath = path.join(root, 'dist')
  const base = baseConfiguration({ root, uniqueName: 'it', publicPath: '/it/', outputPath, filename: 'main' })
  await bundle([{ ...base, entry: './index.js', devtool: false, optimization: { minimize: false } }])
  code = await readFile(path.join(outputPath, 'main.js'), 'utf8')
}, 240_000)

afterAll(() => rm(root, { recursive: true }))

/** Runs the built code in a page that only records the inserted elements. */
function open(publishedIntegrity: (address: string) => string) {
  const inserted: FakeElement[] = []
  const head = { appendChild: (element: FakeElement) => inserted.push(element) }
  const page = {
    document: {
      head,
      getElementsByTagName: () => [],
      createElement: (tag: string) => ({ tag, setAttribute: () => undefined }),
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    publishedIntegrity,
    open: () => Promise.resolve<unknown>(undefined),
    location: { origin: 'http://site.test' },
  }
  const context = vm.createContext({ ...page, self: {}, window: { location: page.location } })
  vm.runInContext(code, context)
  return { inserted, load: (context as unknown as typeof page).open }
}

it('every chunk and style gets the hash that the shell provides', () => {
  const { inserted, load } = open((address) => `hash of ${address}`)
  load().catch(() => undefined)
  const script = inserted.find(({ tag }) => tag === 'script')
  const style = inserted.find(({ tag }) => tag === 'link')
  expect(script?.src).toMatch(/^\/it\/lazy\.\w+\.js$/)
  expect(script?.integrity).toBe(`hash of ${script?.src ?? ''}`)
  expect(style?.href).toMatch(/^\/it\/lazy\.\w+\.css$/)
  expect(style?.integrity).toBe(`hash of ${style?.href ?? ''}`)
})

it('a chunk with an unpublished address fails without a request, and is tried again at the next import', async () => {
  const requested: string[] = []
  const { inserted, load } = open((address) => {
    requested.push(address)
    if (address.endsWith('.js')) throw new Error('not published')
    return ''
  })
  await expect(load()).rejects.toMatchObject({
    type: 'refused',
    request: requested.find((address) => address.endsWith('.js')),
  })
  await expect(load()).rejects.toMatchObject({ type: 'refused' })
  expect(inserted.filter(({ tag }) => tag === 'script')).toEqual([])
})
