import { foldersWith } from './bootstrap/remotes.mjs'
import rules from './dependency-cruiser.mjs'

const packages = foldersWith('package.json')

/**
 * No circle between two folders of a package. A test may import anything, so tests are left out, which needs a separate
 * run.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circle',
      comment: 'Folders are layers: two that need each other are one, or have a third between them.',
      severity: 'error',
      scope: 'folder',
      from: { path: packages.map((name) => `^${name}(?:/|$)`) },
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    metrics: true,
    exclude: { path: [rules.options.exclude.path, '\\.test\\.tsx?$', '/testing/'] },
  },
}
