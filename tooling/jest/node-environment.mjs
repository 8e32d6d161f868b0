import { createRequire } from 'node:module'
import { join } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'
import { compileModulesOnce } from './compile-once.mjs'

compileModulesOnce()

/**
 * Node, with `readOnce(name)` for packages that keep nothing from call to call: one of many modules takes each test file a tenth of
 * a second and more, so it is read once for all files of a worker. See node.mjs.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    Object.defineProperty(this.global, 'readOnce', {
      value: createRequire(join(config.projectConfig.rootDir, 'package.json')),
    })
  }
}
