import { foldersWith } from './bootstrap/remotes.mjs'

const remotes = foldersWith('package.json').filter((packageName) => packageName.startsWith('mfe-'))

/**
 * The allowed imports. `workspaces` are the workspace's own packages, `packages` the installed ones; without
 * `packages`, those in the package's package.json. CONTRIBUTING.md shows the same table, and `dependency-cruiser.mjs` turns it into
 * rules.
 */
export const mayImport = {
  contract: { workspaces: [], packages: ['valibot'] },
  registry: {
    workspaces: ['contract'],
    packages: ['valibot', 'semver', 'commander', '@module-federation/runtime-core'],
  },
  'shared-core': { workspaces: ['contract'], packages: ['rxjs'] },
  'shared-ui': { workspaces: [], packages: ['react', 'react-dom'] },
  runtime: {
    workspaces: ['contract', 'registry', 'shared-core'],
    packages: ['rxjs', 'single-spa', 'web-vitals', '@module-federation/enhanced'],
  },
  shell: { workspaces: ['shared-core', 'shared-ui', 'contract', 'registry', 'runtime'] },
  ...Object.fromEntries(
    remotes.map((remote) => [remote, { workspaces: ['shared-core', 'shared-ui', 'contract'] }]),
  ),
  kit: { workspaces: ['contract', 'registry'] },
  api: { workspaces: ['contract', 'registry'] },
  e2e: { workspaces: ['contract', 'kit'] },
  bench: { workspaces: ['contract'] },
  tooling: { workspaces: ['contract', 'registry', 'kit'] },
}

/** The features of the service. None imports another one. */
export const features = [
  'accounts',
  'badges',
  'blocks',
  'boards',
  'messages',
  'inquiries',
  'interlock',
  'cases',
  'moderation',
  'registry',
  'health',
  'staff',
  'personal-data',
  'saved-searches',
  'notifications',
  'stop-mails',
  'bookmarks',
  'translation',
]
