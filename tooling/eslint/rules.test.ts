import { evaluate } from '../testing/evaluate'

/** The messages of our own rules about a source, by its file name. */
async function complaints(
  rule: 'no-drawers' | 'reasoned-silence',
  source: string,
  filename: string,
): Promise<string[]> {
  const name = rule === 'no-drawers' ? 'noDrawers' : 'reasonedSilence'
  const { output } = await evaluate(
    `import { Linter } from 'eslint'
     import { ${name} } from './${rule}.mjs'
     const config = { linterOptions: { reportUnusedDisableDirectives: 'off' }, plugins: { house: { rules: { rule: ${name} } } }, rules: { 'house/rule': 'error' } }
     const found = new Linter({ cwd: '/repository' }).verify(${JSON.stringify(source)}, config, '/repository/${filename}')
     console.log(JSON.stringify(found.map(({ message }) => message)))`,
    'eslint',
  )
  return JSON.parse(output) as string[]
}

describe('no-drawers', () => {
  it.each(['shell/src/utils/date.js', 'shell/src/helpers.js', 'api/src/common/a.js', 'api/src/types.js'])(
    'refuses %s',
    async (file) => {
      expect(await complaints('no-drawers', '', file)).toEqual([expect.stringContaining('names a drawer')])
    },
  )

  it('accepts a name that describes the content', async () => {
    expect(await complaints('no-drawers', '', 'shell/src/header/hover-menu.js')).toEqual([])
  })
})

describe('reasoned-silence', () => {
  it.each(['eslint', 'oxlint'])('refuses to disable a rule of %s without a reason', async (linter) => {
    expect(
      await complaints('reasoned-silence', `// ${linter}-disable-next-line no-alert\nalert()`, 'a.js'),
    ).toEqual([expect.stringContaining('Say why')])
  })

  it('accepts a reason', async () => {
    const source =
      '// eslint-disable-next-line no-alert -- the only thing that a locked page can show\nalert()'
    expect(await complaints('reasoned-silence', source, 'a.js')).toEqual([])
  })
})

describe('the rules of the runtime', () => {
  const found = async (source: string): Promise<string[]> => {
    const { output } = await evaluate(
      `import { Linter } from 'eslint'
       import { handedRuntime } from './handed-runtime.mjs'
       const found = new Linter().verify(${JSON.stringify(source)}, { rules: handedRuntime })
       console.log(JSON.stringify(found.map(({ message }) => message)))`,
      'eslint',
    )
    return JSON.parse(output) as string[]
  }

  it.each([
    'let kept = 0',
    'const kept = new Map()',
    'export const kept = new Map()',
    'const kept = new URLPattern("/a")',
    'const kept = new telemetry.RegExp("a")',
  ])('refuse a store at module level: %s', async (source) => {
    expect(await found(source)).toEqual([expect.stringContaining('Nothing is kept at module level')])
  })

  it.each(['fetch("/a")', 'document.title', 'localStorage.clear()'])(
    'refuse a global: %s',
    async (source) => {
      expect(await found(source)).toEqual([expect.stringContaining('is handed what it uses')])
    },
  )

  it.each(['const word = new RegExp("a", "u")', 'export const word = new RegExp("a", "u")'])(
    'accept a regular expression at module level: %s',
    async (source) => {
      expect(await found(source)).toEqual([])
    },
  )

  it('accept a factory that is handed what it uses', async () => {
    expect(
      await found('export const create = ({ fetch }) => { let kept; return () => (kept ??= fetch("/a")) }'),
    ).toEqual([])
  })
})
