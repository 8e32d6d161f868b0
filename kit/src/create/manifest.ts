import { readFile } from 'node:fs/promises'
import { sharedVersions } from '../webpack/shared'
import type { NewRemote } from './new-remote'

const playwright = '@playwright/test'

/** The fields of this package's own package.json that a new remote takes over. */
interface KitManifest {
  readonly version: string
  /** What the tests and the checks of a remote need. */
  readonly peerDependencies: Readonly<Record<string, string>> & { readonly [playwright]: string }
}

/** The version of Playwright in a new remote. The CI's container has the browsers of exactly this one. */
export const playwrightVersion = async (): Promise<string> =>
  (await kitManifest()).peerDependencies[playwright].replace('^', '')

/** The package.json of a new remote in a repository of its own. */
export async function manifestOf({ name, noun }: NewRemote): Promise<object> {
  const { version, peerDependencies } = await kitManifest()
  const shared = ['@lingui/core', '@lingui/react', 'react', 'react-dom'] as const
  const own = ['contract', 'shared-core', 'shared-ui'].map((one) => `@within-reach/${one}`)
  return {
    name,
    version: '0.1.0',
    private: true,
    description: `Remote: ${noun}`,
    type: 'module',
    scripts: {
      build: 'kit build',
      dev: 'kit dev',
      format: 'oxfmt',
      lint: 'oxlint && oxfmt --check',
      messages: 'kit messages',
      test: 'jest',
      types: 'tsc --noEmit',
    },
    dependencies: sorted({
      ...Object.fromEntries(shared.map((one) => [one, `^${sharedVersions[one]}`])),
      ...Object.fromEntries(own.map((one) => [one, `^${version}`])),
    }),
    devDependencies: sorted({
      ...peerDependencies,
      [playwright]: await playwrightVersion(),
      '@within-reach/kit': `^${version}`,
    }),
  }
}

async function kitManifest(): Promise<KitManifest> {
  return JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as KitManifest
}

const sorted = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)))
