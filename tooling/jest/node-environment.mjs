import { createRequire } from 'node:module'
import { join } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import { compileModulesOnce } from './compile-once.mjs'

compileModulesOnce()

/**
 * Node, with the global `readOnce(name)`: it loads a package once per worker instead of once per test file, which takes a tenth of
 * a second or more. For packages without state only. See node.mjs.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.defineProperty(this.global, 'readOnce', {
      value: createRequire(join(config.projectConfig.rootDir, 'package.json')),
    })
  }
}
