import { inThisFolder, preset, packageOf } from './preset.mjs'

/**
 * Jest for a package that runs in Node.
 * @param {string} configUrl the `import.meta.url` of the package's jest.config.mjs
 * @param {import('jest').Config} [own] the package's own settings
 * @returns {import('jest').Config}
 */
export function node(configUrl, own = {}) {
  return preset(packageOf(configUrl), {
    testEnvironment: inThisFolder('node-environment.mjs'),
    moduleNameMapper: {
      '^(mailparser|sanitize-html|smtp-server)$': inThisFolder('read-once/$1.cjs'),
    },
    ...own,
  })
}
