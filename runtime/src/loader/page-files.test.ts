import { type Network, stubNetwork } from '../testing/network'
import { createTestRuntime } from '../testing/runtime'
import { publish, type TestVersion } from '../testing/versions'
import type { Loader } from './loader'

const name = 'mfe-a'
let network: Network
let loader: Loader

beforeEach(() => {
  document.head.replaceChildren()
  network = stubNetwork()
  loader = createTestRuntime().loader
})

describe('a version whose record is not in the page', () => {
  const decision = ({ pointer }: TestVersion) => ({
    revision: 1,
    remotes: { [name]: { ...pointer, routes: [] } },
    records: [],
  })
  /** A version with a chunk, a style, two catalogues and two screens. */
  const published = () => {
    const files = {
      'pages.1.js': 'a',
      'pages.1.css': 'b',
      'i18n-en-po.1.js': 'c',
      'i18n-ko-po.1.js': 'd',
      'view.1.js': 'e',
      'view.1.css': 'f',
      'post.1.js': 'g',
    }
    const screens = {
      '/view': { js: ['view.1.js'], css: ['view.1.css'] },
      '/post': { js: ['post.1.js'], css: [], shared: ['forms'] },
    }
    return publish(network, name, { files, exposes: { js: ['pages.1.js'], css: ['pages.1.css'] }, screens })
  }
  const hints = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => [
      link.as,
      link.getAttribute('href'),
      link.integrity,
    ])

  it('is downloaded without being run', async () => {
    const version = published()
    await loader.download(name, decision(version), './pages', '/a')
    const files = ['record.json', 'entry.js', 'pages.1.js', 'i18n-en-po.1.js', 'pages.1.css']
    expect(network.asked).toEqual(files.map((file) => version.folder + file))
    expect(globalThis).not.toHaveProperty(version.record.container)
  })

  it('is downloaded with the files of one screen, then with only those that another screen adds', async () => {
    const version = published()
    const forms = jest.fn(() => Promise.reject(new Error('away')))
    loader = createTestRuntime(undefined, { forms }).loader
    await loader.download(name, decision(version), './pages', '/view')
    expect(network.asked.slice(-2)).toEqual(
      ['pages.1.css', 'view.1.css'].map((file) => version.folder + file),
    )
    expect(network.asked).toContain(`${version.folder}view.1.js`)
    expect(forms).not.toHaveBeenCalled()
    const before = network.asked.length
    await loader.download(name, decision(version), './pages', '/post')
    expect(network.asked.slice(before)).toEqual([`${version.folder}post.1.js`])
    expect(forms).toHaveBeenCalledTimes(1)
  })

  it('is not downloaded if its bytes differ from the published ones', async () => {
    const version = published()
    network.breakFiles(/entry/, (whole) => ({ ...whole, body: `${whole.body} ` }))
    await expect(loader.download(name, decision(version), './pages', '/a')).rejects.toThrow('Failed to fetch')
  })

  it('is downloaded once, even for two pages at the same time', async () => {
    const version = published()
    const page = (path: string) => loader.download(name, decision(version), './pages', path)
    await Promise.all([page('/a'), page('/view')])
    await page('/a')
    expect(network.asked).toEqual([...new Set(network.asked)])
  })

  it('is downloaded by the next try if one failed', async () => {
    const version = published()
    const mend = network.breakFiles(/entry/, (whole) => ({ ...whole, body: `${whole.body} ` }))
    await loader.download(name, decision(version), './pages', '/a').catch(() => undefined)
    mend()
    const before = network.asked.length
    await loader.download(name, decision(version), './pages', '/a')
    expect(network.asked.slice(before)).toEqual([`${version.folder}entry.js`])
  })

  it('is not downloaded once it runs, nor if it is not live', async () => {
    const version = published()
    await loader.loadablesOf(name, decision(version), './pages')[0]?.load()
    const before = network.asked.length
    await loader.download(name, decision(version), './pages', '/a')
    await loader.download('mfe-b', decision(version), './pages', '/a')
    expect(network.asked).toHaveLength(before)
  })

  it('is loaded with all files that its page needs at once', async () => {
    const version = published()
    await loader.loadablesOf(name, decision(version), './pages', () => '/view')[0]?.load()
    const { files } = version.record
    expect(hints()).toEqual(
      [
        ['script', 'pages.1.js'],
        ['script', 'view.1.js'],
        ['script', 'i18n-en-po.1.js'],
        ['style', 'pages.1.css'],
        ['style', 'view.1.css'],
      ].map(([as, file = '']) => [as, version.folder + file, files[file]?.integrity]),
    )
  })
})
