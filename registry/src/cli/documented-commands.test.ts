import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './run-command'

const repository = path.join(__dirname, '../../..')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(repository, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Every command line of the registry in the documents, as its words. */
const documented = pages
  .flatMap((page) => {
    const text = readFileSync(path.join(repository, page), 'utf8')
    return [...text.matchAll(/npm run (?:-s )?registry -- ([^`\n#>]+)/g)].map(
      ([, line = '']): [string, string[]] => [`${page}: ${line.trim()}`, line.match(/"[^"]*"|\S+/g) ?? []],
    )
  })
  .filter(([, [name = '']]) => !name.startsWith('-'))

async function helpOf(command: readonly string[]): Promise<string> {
  let help = ''
  const code = await runCommand([...command, '--help'], {
    environment: {},
    folder: repository,
    repository,
    say: (text) => (help += text),
    complain: (text) => (help += text),
  })
  expect([command, code]).toEqual([command, 0])
  return help
}

it('the documents name commands of the registry', () => {
  expect(documented.length).toBeGreaterThan(15)
})

it.each(documented)('%s is a command, with these options', async (_line, words) => {
  const [name = '', part = ''] = words
  const help = await helpOf(['token', 'key', 'staff'].includes(name) ? [name, part] : [name])
  expect(help).toContain(`Usage: registry ${name}`)
  for (const option of words.filter((word) => word.startsWith('--')))
    expect(help).toMatch(new RegExp(`${option}[ ,\\n]`))
})
