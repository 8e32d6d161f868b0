import { foldersWith } from './bootstrap/remotes.mjs'
import rules from './dependency-cruiser.mjs'

const packages = foldersWith('package.json')

/**
 * No circle between two folders of a package. Tests may import anything. They are left out, which needs a separate run.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circle',
      comment:
        'Folders are layers and must not import each other: join them, or move the shared part into a third folder.',
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
