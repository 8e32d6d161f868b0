import { evaluate } from '../testing/evaluate'

/** The output of a source that compiles modules once. `run` runs a module in a new global object, and returns what it exports. */
async function outputOf(source: string): Promise<unknown> {
  const { output } = await evaluate(
    `import vm from 'node:vm'
     import { compileModulesOnce } from './compile-once.mjs'
     compileModulesOnce()
     const { Script } = vm
     let compiled = 0
     vm.Script = class extends Script { constructor(...args) { super(...args); compiled++ } }
     const run = (source, name = 'a') => {
       const module = {}
       const parsingContext = vm.createContext({ name })
       vm.compileFunction(source, ['module'], { filename: '/module.js', parsingContext })(module)
       return module.exports
     }
     console.log(JSON.stringify(${source}))`,
    'jest',
  )
  return JSON.parse(output)
}

it('compiles a module once for all test files', async () => {
  expect(await outputOf(`[run('module.exports = 1'), run('module.exports = 1'), compiled]`)).toEqual([
    1, 1, 1,
  ])
})

it('compiles a module again when its source has changed', async () => {
  expect(await outputOf(`[run('module.exports = 1'), run('module.exports = 2'), compiled]`)).toEqual([
    1, 2, 2,
  ])
})

it('gives each test file its own state and its own global object', async () => {
  const source = 'let count = 0; module.exports = () => [name, ++count]'
  expect(
    await outputOf(`(() => {
      const [first, second] = ['a', 'b'].map((name) => run('${source}', name))
      return [first(), first(), second()]
    })()`),
  ).toEqual([
    ['a', 1],
    ['a', 2],
    ['b', 1],
  ])
})

it('keeps strict mode, and the positions in stack traces', async () => {
  const source = `'use strict'; module.exports = [this === undefined, new Error().stack]`
  const [, stack] = (await outputOf(`run(${JSON.stringify(source)})`)) as [boolean, string]
  expect(stack).toContain(`/module.js:1:${source.indexOf('new Error') + 1}`)
  const strict = `'use strict'; module.exports = (function () { return this === undefined })()`
  expect(await outputOf(`run(${JSON.stringify(strict)})`)).toBe(true)
})
