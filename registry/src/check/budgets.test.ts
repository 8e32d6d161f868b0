import type { Allowance } from '@within-reach/contract'
import { published } from '../testing/versions'
import { checkVersion } from './check'
import type { Surroundings } from './surroundings'

const surroundings: Surroundings = {
  shell: {
    version: '0.1.0-0123456789',
    contract: '0.1.0',
    files: {},
    provides: { react: '19.3.1' },
    onDemand: {},
    needs: {},
    routes: [],
  },
  contract: '0.1.0',
  served: { calls: {}, reads: [], privateReads: [], addresses: [] },
  others: [],
  own: [],
}
const file = (brotli: number) => ({ integrity: 'sha384-a', bytes: brotli * 4, brotli })
const chunk = 'pages.9f4c21d0aa.js'
/** A version whose pages start with this many compressed bytes. */
const heavy = (brotli: number) =>
  published('2.0.0', undefined, {
    files: { 'entry.js': file(3000), [chunk]: file(brotli) },
    exposes: { './pages': { js: [chunk], css: [] } },
    contents: {
      [chunk]: [
        { name: 'moment', brotli: 86_000 },
        { name: 'src/trips/map.tsx', brotli: 9000 },
        { name: '@within-reach/shared-ui', brotli: 6000 },
        { name: 'src/trips/list.tsx', brotli: 2000 },
      ],
    },
  })

/** What one rule found. */
function found(rule: string, version = published('2.0.0'), more: Partial<Surroundings> = {}) {
  const finding = checkVersion(version, { ...surroundings, ...more }).find((one) => one.rule === rule)
  return { ok: finding?.ok, text: finding?.text }
}

describe('the size of a version', () => {
  it('is refused above its limit, with the amount, the cause, and how an owner allows it', () => {
    expect(found('size', heavy(134_144))).toEqual({
      ok: false,
      text:
        './pages starts with 131 KB compressed, 11 KB over the limit of 120 KB: load screens that are not shown first with "lazy". ' +
        'The largest parts of ./pages: moment (84 KB), src/trips/map.tsx (9 KB), @within-reach/shared-ui (6 KB). ' +
        'A person who may promote mfe-userspace can allow it with a reason: registry budget mfe-userspace --start ./pages --bytes 134144 --why "…".',
    })
  })

  it('is accepted as far as an owner allows it, and the finding gives the reason', () => {
    const allowed: Allowance[] = [{ kind: 'start', of: './pages', most: 134_144, why: 'the map' }]
    expect(found('size', heavy(134_144), { allowed })).toEqual({
      ok: true,
      text: 'Its files are 134 KB compressed, within the limits. For ./pages, 131 KB instead of 120 KB are allowed ("the map").',
    })
    expect(found('size', heavy(134_145), { allowed }).text).toContain('over the limit of 131 KB')
  })

  it('is allowed per chunk, whatever the hash in its name is', () => {
    const start: Allowance = { kind: 'start', of: './pages', most: 900_000, why: 'the map' }
    const allowed: Allowance[] = [start, { kind: 'chunk', of: 'pages.js', most: 300_000, why: 'the map' }]
    expect(found('size', heavy(250_000), { allowed }).ok).toBe(true)
    const { ok, text } = found('size', heavy(250_000), { allowed: [start] })
    expect(ok).toBe(false)
    expect(text).toContain(`${chunk} is 245 KB compressed, 45 KB over the limit of 200 KB`)
    expect(text).toContain('--chunk pages.js --bytes 250000')
  })

  it('may be limited to less than usual', () => {
    const allowed: Allowance[] = [{ kind: 'total', most: 20_000, why: 'visitors with slow networks' }]
    expect(found('size', heavy(40_000), { allowed }).text).toContain(
      'All its files are 42 KB compressed, 23 KB over the limit of 20 KB',
    )
  })
})

describe('the requests of a first screen', () => {
  const scripts = [...Array(9).keys()].map((at) => `part${at}.js`)
  const names = [...scripts, 'pages.css', 'view.js', 'view.css', 'i18n-en-po.a.js', 'i18n-ko-po.a.js']
  const many = published('2.0.0', undefined, {
    files: Object.fromEntries(['entry.js', ...names].map((name) => [name, file(900)])),
    exposes: { './pages': { js: scripts, css: ['pages.css'] } },
    screens: { '/userspace': { js: ['view.js'], css: ['view.css'] } },
  })

  it('are the entry, the files of all pages and of the screen, and the texts of one language', () => {
    const { ok, text } = found('requests', many)
    expect(ok).toBe(false)
    expect(text).toContain(
      'The first screen of /userspace takes 14 requests, 2 over the limit of 12: import what it shows first with webpackMode "eager"',
    )
    expect(text).toContain('It requests entry.js, part0.js,')
    expect(text).toContain('registry budget mfe-userspace --page /userspace --requests 14')
    expect(found('requests')).toEqual({
      ok: true,
      text: 'The first screen of a page takes at most 2 requests, within the limits.',
    })
  })

  it('are accepted as far as an owner allows them', () => {
    const allowed: Allowance[] = [{ kind: 'requests', of: '/userspace', most: 14, why: 'a gallery' }]
    expect(found('requests', many, { allowed })).toEqual({
      ok: true,
      text: 'The first screen of a page takes at most 14 requests, within the limits. For /userspace, 14 instead of 12 are allowed ("a gallery").',
    })
  })
})

describe('the time for which the mount blocks the main thread', () => {
  const limited = heavy(90_000)

  it('is not judged until enough visitors measured it', () => {
    const unknown = {
      ok: true,
      text: 'How long its mount blocks the main thread is not known yet: that needs 50 views by visitors, such as those of a canary.',
    }
    expect(found('mount', limited)).toEqual(unknown)
    expect(found('mount', limited, { mount: { value: 900, views: 49 } })).toEqual(unknown)
  })

  it('is refused above its limit, with the cause and how an owner allows it', () => {
    const { ok, text } = found('mount', limited, { mount: { value: 350.4, views: 60 } })
    expect(ok).toBe(false)
    expect(text).toContain(
      'Its mount blocks the main thread for 350 ms in 75 of 100 views, 150 ms over the limit of 200 ms (60 views)',
    )
    expect(text).toContain('The largest parts of ./pages: moment (84 KB)')
    expect(text).toContain('registry budget mfe-userspace --mount --milliseconds 351 --why "…".')
  })

  it('is accepted within the limit, and as far as an owner allows it', () => {
    expect(found('mount', limited, { mount: { value: 120, views: 60 } })).toEqual({
      ok: true,
      text: 'Its mount blocks the main thread for 120 ms in 75 of 100 views, within the limit of 200 ms (60 views).',
    })
    const allowed: Allowance[] = [{ kind: 'mount', most: 400, why: 'the editor' }]
    expect(found('mount', limited, { allowed, mount: { value: 350, views: 60 } })).toMatchObject({ ok: true })
  })
})
