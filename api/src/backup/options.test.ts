import { backupCommands, readOptions } from './options'

afterEach(() => jest.restoreAllMocks())

it.each(backupCommands)('%s names npm in its help only if npm runs it', (command) => {
  jest.replaceProperty(process, 'env', {})
  expect(() => readOptions(command, ['--help'])).toThrow(`Usage: node api/dist/server.cjs ${command} F`)
  jest.replaceProperty(process, 'env', { npm_lifecycle_event: command })
  expect(() => readOptions(command, ['--help'])).toThrow(`Usage: npm run ${command} -- F`)
})
