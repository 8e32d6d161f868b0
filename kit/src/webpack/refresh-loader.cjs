/**
 * Completes a module for React Refresh: registers its components under names that stay the same, and lets the page
 * replace the module. The page provides `__reachRefresh` (kit/src/dev/page); without it, nothing changes.
 * The line numbers stay the same, so the source map is still right.
 * @type {import('webpack').LoaderDefinition<{ build: string }>}
 */
module.exports = function refresh(code, map) {
  if (!/\bexport\b/.test(code)) return void this.callback(null, code, map)
  const build = JSON.stringify(this.getOptions().build)
  const file = JSON.stringify(`${this.utils.contextify(this.rootContext, this.resourcePath)} `)
  const before =
    `const $RefreshReg$ = (type, id) => globalThis.__reachRefresh?.register(type, ${file} + id); ` +
    'const $RefreshSig$ = () => globalThis.__reachRefresh?.signature() ?? ((type) => type);'
  const after = `if (import.meta.webpackHot) globalThis.__reachRefresh?.accept(${build}, __webpack_module__.exports, import.meta.webpackHot, () => __webpack_hash__)`
  return void this.callback(null, `${before} ${code}\n;${after}\n`, map)
}
