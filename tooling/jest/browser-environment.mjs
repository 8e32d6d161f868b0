import { createRequire } from 'node:module'
import KitEnvironment from '@within-reach/kit/jest-environment'
import { compileModulesOnce } from './compile-once.mjs'

compileModulesOnce()

// The ARIA roles of Testing Library: tables of 150 modules that never change. They are loaded once per worker rather
// than once per test file. See aria-query.cjs.
const ariaQuery = createRequire(createRequire(import.meta.url).resolve('@testing-library/dom'))('aria-query')

/** The environment of a remote's tests, which loads what all test files share once per worker. */
export default class BrowserEnvironment extends KitEnvironment {
  async setup() {
    await super.setup()
    Object.defineProperty(this.global, 'ariaQuery', { value: ariaQuery })
  }
}
