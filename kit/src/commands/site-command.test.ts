import { processTerminal, runCommand } from '@within-reach/registry/cli'
import { isRegistryCommand, isSiteCommand, siteCommands, withRemote } from './site-command'

it.each([
  [[], ['mfe-events']],
  [
    ['--why', 'It works'],
    ['mfe-events', '--why', 'It works'],
  ],
  [
    ['@1.5.0', '5'],
    ['mfe-events@1.5.0', '5'],
  ],
  [
    ['mfe-other@1.5.0', '--json'],
    ['mfe-other@1.5.0', '--json'],
  ],
])('%j is about the remote of the folder, unless it names another', (args, completed) => {
  expect(withRemote('mfe-events', args)).toEqual(completed)
})

it.each(['publish', ...siteCommands])('%s is a command of the registry', async (name) => {
  let help = ''
  const terminal = { ...processTerminal(), say: (text: string) => void (help += text) }
  expect(isSiteCommand(name)).toBe(true)
  expect(await runCommand([name, '--help'], terminal)).toBe(0)
  expect(help).toContain(`registry ${name}`)
})

it.each(['journeys', 'screens', 'release'])('%s asks a site, with options of its own', (name) => {
  expect(isSiteCommand(name)).toBe(true)
  expect(isRegistryCommand(name)).toBe(false)
})

it.each(['create', 'build', 'messages', 'version'])('%s is not', (name) => {
  expect(isSiteCommand(name)).toBe(false)
})
