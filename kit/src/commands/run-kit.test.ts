import path from 'node:path'
import { runKit } from './run-kit'
import { runSiteCommand } from './site-command'

afterEach(() => {
  process.exitCode = undefined
  jest.restoreAllMocks()
})

it.each(['dev', 'release'])('kit %s with an unknown option ends as wrong usage', async (command) => {
  const complaints: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line) => void complaints.push(String(line)))
  await runKit([command, '--canry', '5'])
  expect(process.exitCode).toBe(2)
  expect(complaints).toEqual([expect.stringContaining("Unknown option '--canry'")])
})

it.each([
  [['publsh'], 'There is no command "publsh".'],
  [['create'], 'Name one remote.'],
  [['create', 'Events'], '"Events" is not a name for a remote'],
  [['create', 'mfe-events', '--ci', 'jenkins'], '"jenkins" is no CI system of the kit'],
  [['build', '--fast'], "Unknown option '--fast'"],
  [['version', 'mfe-events'], "Unexpected argument 'mfe-events'"],
  [['messages', '--all'], "Unknown option '--all'"],
  [['journeys', '--site'], 'Write --site=<value>.'],
  [['registry', 'publsh'], 'Did you mean publish?'],
])('kit %j ends as wrong usage', async (args, advice) => {
  const complaints: string[] = []
  const complain = (text: unknown) => complaints.push(String(text)) > 0
  jest.spyOn(console, 'error').mockImplementation(complain)
  jest.spyOn(process.stderr, 'write').mockImplementation(complain)
  await runKit(args)
  expect(complaints.join('')).toContain(advice)
  expect(process.exitCode).toBe(2)
})

it('kit publish without a token says so before it builds', async () => {
  const complaints: string[] = []
  jest.replaceProperty(process, 'env', { ...process.env, REACH_TOKEN: '' })
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => complaints.push(String(text)) > 0)
  const remote = path.join(__dirname, '../../../mfe-account')
  expect(await runSiteCommand(remote, 'publish', ['--site', 'https://example.invalid'])).toBe(3)
  expect(complaints).toEqual([
    expect.stringContaining('Set REACH_TOKEN to a token of https://example.invalid'),
  ])
})
