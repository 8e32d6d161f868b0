import vm from 'node:vm'

/** @type {Map<string, { readonly text: string, readonly script: vm.Script }>} */
const compiled = new Map()
const { compileFunction } = vm

/**
 * Compiles each module once per worker. Jest compiles all modules again for each test file, because each has its own global object.
 * V8 does not bind compiled code to a global object, so the code is shared. Each test file still runs the module itself.
 */
export function compileModulesOnce() {
  vm.compileFunction = compileOnce
}

/** @type {typeof vm.compileFunction} */
function compileOnce(source, parameters = [], options = {}) {
  const { filename, parsingContext } = options
  if (!filename || !parsingContext) return compileFunction(source, parameters, options)
  const start = `(function (${parameters.join()}) {`
  const text = `${start}${source}\n})`
  const known = compiled.get(filename)
  if (known?.text === text) return known.script.runInContext(parsingContext)
  // Positions in stack traces stay those of the module.
  const script = new vm.Script(text, { filename, columnOffset: -start.length })
  compiled.set(filename, { text, script })
  return script.runInContext(parsingContext)
}
