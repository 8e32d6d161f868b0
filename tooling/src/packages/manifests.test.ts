import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedVersions } from '@within-reach/kit/builder'
import { repository } from '../build/packages'
import { publishablePackages } from './publishable'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly license?: string
  readonly description?: string
  readonly files?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')) as Manifest
const packages = publishablePackages()
const published = packages.map(({ name }) => name)

it('the packages of a remote, and those that they need, are published', () => {
  expect(published).toEqual(
    expect.arrayContaining(
      ['kit', 'contract', 'shared-core', 'shared-ui'].map((one) => `@within-reach/${one}`),
    ),
  )
})

describe.each(packages.map(({ folder }) => folder))('%s', (folder) => {
  const {
    private: isPrivate,
    license,
    description,
    files,
    dependencies,
    peerDependencies,
  } = manifestOf(folder)

  it('can be published, with a licence, a description, a README and only its compiled files', () => {
    expect({ isPrivate, license }).toEqual({ isPrivate: undefined, license: 'UNLICENSED' })
    expect(description).toMatch(/\w/)
    expect(files?.filter((file) => file !== 'CHANGELOG.md')).toEqual(['dist'])
    expect(existsSync(path.join(repository, folder, 'README.md'))).toBe(true)
    expect(existsSync(path.join(repository, folder, 'api-report.md'))).toBe(true)
  })

  it('depends only on published packages', () => {
    const own = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) =>
      name.startsWith('@within-reach/'),
    )
    expect(own.filter((name) => !published.includes(name))).toEqual([])
  })

  it('accepts ranges of its peers', () => {
    for (const range of Object.values(peerDependencies ?? {})) expect(range).toMatch(/^\^\d/)
  })
})

it('all packages of a release, and the shell, have one version', () => {
  const versions = [...packages.map(({ folder }) => folder), 'shell'].map(
    (folder) => manifestOf(folder).version,
  )
  const shared = Object.entries(sharedVersions).flatMap(([name, version]) =>
    name.startsWith('@within-reach/') ? [version] : [],
  )
  expect(new Set([...versions, ...shared]).size).toBe(1)
})

it('the changelog has an entry for the version', () => {
  const changelog = readFileSync(path.join(repository, 'kit/CHANGELOG.md'), 'utf8')
  expect(changelog).toContain(`\n## ${manifestOf('kit').version} (`)
})
