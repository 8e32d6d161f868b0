/** A command of a job. */
export interface CiStep {
  readonly name: string
  readonly run: string
  /** Whether it runs code of packages that nobody here has read, and gets no secrets where the system can withhold them. */
  readonly withoutSecrets?: true
}

/** A variable of a pipeline. Its value is a setting of the repository at its CI system. */
export interface CiVariable {
  readonly name: string
  readonly secret: boolean
}

/** A job of the pipeline, for every CI system. */
export interface CiJob {
  readonly name: string
  /** The job that must have passed. */
  readonly after?: string
  /** The changes that it runs for: all, those by the team's own branches, or those on main. */
  readonly runs: 'always' | 'own' | 'main'
  /** The installation that it changes. */
  readonly environment?: 'staging' | 'production'
  /** Whether a person starts it. */
  readonly manual: boolean
  /** The environment of its commands. */
  readonly variables: Readonly<Record<string, CiVariable>>
  readonly steps: readonly CiStep[]
  /** What a failed run keeps. */
  readonly reports: readonly string[]
}

const setting = (name: string): CiVariable => ({ name, secret: false })
const secret = (name: string): CiVariable => ({ name, secret: true })

/** The version of a folder's sources, for the commands of the registry. */
const version = '$(npx kit version)'
const why = '--why "$(git log -1 --format=%s)"'

/** Installs the packages. In a container, git refuses the folder of another user, and `kit publish` reads the commit. */
const install: CiStep = {
  name: 'Install',
  withoutSecrets: true,
  run: [
    'git config --global --add safe.directory "$PWD"',
    'npm config set "@within-reach:registry" "$PACKAGE_REGISTRY"',
    'npm ci',
  ].join('\n'),
}

const registry = { PACKAGE_REGISTRY: setting('PACKAGE_REGISTRY') }
const staging = { REACH_SITE: setting('STAGING_SITE'), REACH_TOKEN: secret('STAGING_TOKEN') }

/**
 * The pipeline of a remote. `verify` needs no site. `candidate` publishes the version and tests it in the deployed staging site, where only
 * its own browsers get it. `staging` makes it live there, `production` copies the same bytes and starts a canary.
 * @param remote its name
 */
export const ciJobs = (remote: string): readonly CiJob[] => [
  {
    name: 'verify',
    runs: 'always',
    manual: false,
    variables: registry,
    steps: [
      install,
      { name: 'Lint', run: 'npm run lint' },
      { name: 'Types', run: 'npm run types' },
      { name: 'Unit tests', run: 'npm test' },
      { name: 'Build', run: 'npx kit build' },
    ],
    reports: [],
  },
  {
    name: 'candidate',
    after: 'verify',
    runs: 'own',
    manual: false,
    variables: { ...registry, ...staging },
    steps: [
      install,
      { name: 'Publish, for nobody yet', run: 'npx kit publish' },
      { name: 'Check against what is live', run: `npx kit check "@${version}"` },
      { name: 'Journeys', run: 'npx kit journeys' },
      { name: 'Screens', run: 'npx kit screens' },
    ],
    reports: ['playwright-report/', 'test-results/', 'e2e/screens/'],
  },
  {
    name: 'staging',
    after: 'candidate',
    runs: 'main',
    environment: 'staging',
    manual: false,
    variables: { ...registry, ...staging },
    steps: [install, { name: 'Release', run: `npx kit release ${why}` }],
    reports: [],
  },
  {
    name: 'production',
    after: 'staging',
    runs: 'main',
    environment: 'production',
    manual: true,
    variables: {
      ...registry,
      STAGING_SITE: setting('STAGING_SITE'),
      REACH_FROM_TOKEN: secret('STAGING_TOKEN'),
      REACH_SITE: setting('PRODUCTION_SITE'),
      REACH_TO_TOKEN: secret('PRODUCTION_TOKEN'),
      REACH_TOKEN: secret('PRODUCTION_TOKEN'),
    },
    steps: [
      install,
      {
        name: 'Copy from staging',
        run: `npx kit registry copy "${remote}@${version}" --from "$STAGING_SITE" --to "$REACH_SITE"`,
      },
      { name: 'Check against what is live', run: `npx kit check "@${version}"` },
      { name: 'Canary', run: `npx kit release --canary 5 --steps 25,100 --every 30m ${why}` },
    ],
    reports: [],
  },
]
