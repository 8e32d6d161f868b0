import { type LinguiConfig, makeConfig } from '@lingui/conf'

const { default: configuration } = jest.requireActual<{ readonly default: Partial<LinguiConfig> }>(
  './lingui.mjs',
)

it('each of several remotes in one process has its own catalogues', () => {
  const paths = ['/teams/mfe-events', '/teams/mfe-pets'].map(
    (rootDir) => makeConfig({ rootDir, ...configuration }, { skipValidation: true }).catalogs?.[0]?.path,
  )
  expect(paths).toEqual(['/teams/mfe-events/src/locales/{locale}', '/teams/mfe-pets/src/locales/{locale}'])
})
