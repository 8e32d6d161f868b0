import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command'
import type { Terminal } from './terminal'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** No server listens on this local port. */
const unreachable = 'http://127.0.0.1:1'

async function run(args: string[], about: Partial<Terminal> = {}) {
  let output = ''
  let complained = ''
  const code = await runCommand(args, {
    environment: {},
    folder,
    repository: folder,
    say: (text) => (output += text),
    complain: (text) => (complained += text),
    ...about,
  })
  return { code, output, complained }
}

describe('the command line', () => {
  it('lists every command and the exit codes', async () => {
    const { code, output } = await run(['--help'])
    expect(code).toBe(0)
    for (const command of [
      'publish',
      'check',
      'record-proof',
      'copy',
      'retire',
      'rules',
      'budget',
      'key',
      'versions',
      'deps',
      'types',
      'impact',
      'promote',
      'rollback',
      'canary',
      'regions',
      'override-link',
      'undo',
    ])
      expect(output).toMatch(new RegExp(`^ {2}${command} `, 'm'))
    expect(output).toContain('5 stale')
  })

  it('explains one command with the common options', async () => {
    const { code, output } = await run(['canary', '--help'])
    expect(code).toBe(0)
    expect(output).toContain('--steps')
    expect(output).toContain('--why')
  })

  it.each([
    [['publsh', 'mfe-a'], 'Did you mean publish?'],
    [['canary', 'mfe-a@1.0.0', 'half'], 'from 0 to 100'],
    [['rollback'], "missing required argument 'remote'"],
    [['status', '--sight', 'x'], "unknown option '--sight'"],
    [['diff', '7', '3', '--token', 'x'], '7 is later than 3'],
    [['status', '--site', 'example.com'], 'is not the address of a site'],
    [['status', '--site', 'https://example.com/console'], 'write https://example.com'],
    [['canary', 'mfe-a@1.0.0', '50', '--steps', '5,25', '--why', 'x'], 'no share above 50 %'],
    [['canary', 'mfe-a@1.0.0', '5', '--every', '2h', '--why', 'x'], 'add --steps'],
    [['canary', 'mfe-a@1.0.0', '5', '--least', '9', '--why', 'x'], 'add --steps'],
    [['regions', 'mfe-a', 'Others', '--why', 'x'], 'on or off'],
    [['regions', 'mfe-a', '--forget', '--at', '2026-12-01T09:00Z'], 'Name the region after mfe-a.'],
    [
      ['regions', 'mfe-a', 'Atlantis', 'off', '--why', 'x'],
      'The regions are "South Korea", "United Kingdom", "Others".',
    ],
    [['retire', 'mfe-account', '--why', 'x'], 'Add --yes if you mean it.'],
    [['rules', '--demand-proof', 'perhaps'], 'Write on or off.'],
    [['rules', '--demand-proof', 'on', '--distrust', 'https://a.example'], 'Change one rule at a time.'],
    [['rules', '--trust', 'https://a.example'], 'Write --trust together with --key.'],
    [['rules', '--trust', 'a.example', '--key', 'x'], 'such as https://staging.example.com'],
    [['rules', '--trust', 'https://a.example', '--key', 'x'], '44 characters'],
    [['impact', '--shell', 'nothing.json'], 'is not the record of a built shell'],
    [
      ['budget', 'mfe-a', '--bytes', '9', '--why', 'x'],
      'Name one of --chunk, --start, --total, --page and --mount.',
    ],
    [
      ['budget', 'mfe-a', '--total', '--chunk', 'pages.js', '--bytes', '9'],
      'Name one of --chunk, --start, --total, --page and --mount.',
    ],
    [
      ['budget', 'mfe-a', '--chunk', 'pages.js', '--requests', '9'],
      'Write --bytes with the limit, or --usual.',
    ],
    [['budget', 'mfe-a', '--chunk', '--bytes', '9', '--why', 'x'], 'Name the chunk, the module or the page.'],
    [['budget', 'all', '--page', '/a', '--usual', '--why', 'x'], 'Limits of all remotes name no part.'],
    [['budget', 'mfe-a', '--mount'], 'Write --milliseconds with the limit, or --usual.'],
    [['budget', 'mfe-a', '--total', '--bytes', 'many'], 'a whole number of 1 or more'],
    [
      ['copy', 'mfe-a', '--from', 'https://a.example', '--to', 'https://b.example'],
      'Name the version as well',
    ],
    [['copy', 'mfe-a@1.0.0', '--from', 'https://a.example'], "required option '--to <url>' not specified"],
    [['key', 'add', 'mfe-a', 'ci', 'x', '--why', 'x'], '44 characters'],
    [['key', 'threshold', 'mfe-a', '0'], 'a whole number of 1 or more'],
    [['key', 'create', '.'], 'exists already'],
    [
      ['key', 'provenance', 'mfe-a', '--builder', 'https://ci.example'],
      'Write --repository and --builder, or --off.',
    ],
    [
      ['key', 'provenance', 'mfe-a', '--off', '--builder', 'https://ci.example'],
      'Write --repository and --builder, or --off.',
    ],
    [['key', 'provenance', 'mfe-a', '--builder', 'ci'], 'such as https://git.example.com/site'],
    [['token', 'create', 'ci', '--rights', 'read', '--remotes', ''], 'Write one or more names'],
    [['status', '--site', 'http://127.0.0.1:1', '--token', ''], '--token is empty'],
    [['status', '--site', 'http://127.0.0.1:1', '--token', 'wr_…'], '--token is not a token: copy it again'],
    [['record-proof', 'mfe-a@1.0.0', '--run', 'nothing.json'], 'nothing.json cannot be read'],
  ])('says what is wrong with %p', async (args, advice) => {
    const { code, complained } = await run(args)
    expect(complained).toContain(advice)
    expect(code).toBe(2)
  })

  it('prints the types of the contract without a site', async () => {
    const { code, output } = await run(['types'])
    expect(code).toBe(0)
    expect(output).toMatch(/^\/\/ The calls of contract \d+\.\d+\.\d+\.$/m)
    expect(output).toContain('export interface Posts {')
  })

  it('requires a reason for a change, and prompts for it only in a terminal', async () => {
    const change = ['rollback', 'mfe-a', '--site', unreachable, '--token', 'x']
    expect(await run(change)).toMatchObject({ code: 2, complained: expect.stringContaining('--why') })
    const questions: string[] = []
    const ask = (question: string) => {
      questions.push(question)
      return Promise.resolve('it is broken')
    }
    // With the reason the command continues, and fails to reach the site.
    expect(await run(change, { ask })).toMatchObject({ code: 4 })
    expect(questions).toEqual(['Why? '])
    const promote = ['promote', 'mfe-a@1.0.0', '--site', unreachable, '--token', 'x']
    expect(await run(promote, { ask })).toMatchObject({ code: 4 })
    expect(questions).toHaveLength(2)
    expect(await run([...change, '--json'], { ask })).toMatchObject({ code: 2 })
  })

  it('reports an unreachable site', async () => {
    const { code, complained } = await run(['status', '--site', unreachable, '--token', 'x'])
    expect(code).toBe(4)
    expect(complained).toContain('cannot be reached')
  })

  it('reports a connection that is lost within an answer, and does not crash', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{')
      setImmediate(() => response.destroy())
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    try {
      const lost = await run(['status', '--site', `http://127.0.0.1:${port}`, '--token', 'x'])
      expect(lost).toMatchObject({ code: 4, complained: expect.stringContaining('cannot be reached') })
    } finally {
      server.close()
    }
  })

  it('writes only JSON to standard output with --json', async () => {
    const { code, output } = await run(['status', '--json', '--site', unreachable, '--token', 'x'])
    expect(code).toBe(4)
    expect(JSON.parse(output)).toEqual({
      error: { ending: 'away', message: expect.stringContaining('cannot be reached') },
    })
    const wrong = await run(['rollback', '--json'])
    expect(JSON.parse(wrong.output)).toMatchObject({ error: { ending: 'usage' } })
  })

  it('reads the token of a local site from its data folder, and requires one for any other site', async () => {
    const here = ['status', '--site', unreachable]
    const environment = { DATA_DIR: folder }
    expect(await run(here, { environment })).toMatchObject({ code: 3 })
    await writeFile(path.join(folder, 'reach-token'), 'wr_secret\n')
    expect(await run(here, { environment })).toMatchObject({ code: 4 })
    const elsewhere = await run(['status', '--site', 'https://example.invalid'], { environment })
    expect(elsewhere).toMatchObject({ code: 3, complained: expect.stringContaining('REACH_TOKEN') })
  })

  it('requires a token for each site of a copy, and never sends one to the other', async () => {
    const copy = ['copy', 'mfe-a@1.0.0', '--from', 'https://a.invalid', '--to', 'https://b.invalid']
    const environment = { REACH_TOKEN: 'x' }
    expect(await run(copy, { environment })).toMatchObject({
      code: 3,
      complained: expect.stringContaining('Set REACH_FROM_TOKEN to a token of https://a.invalid'),
    })
    const half = { ...environment, REACH_FROM_TOKEN: 'y' }
    expect(await run(copy, { environment: half })).toMatchObject({
      code: 3,
      complained: expect.stringContaining('Set REACH_TO_TOKEN to a token of https://b.invalid'),
    })
    const same = ['copy', 'mfe-a@1.0.0', '--from', unreachable, '--to', unreachable]
    const tokens = { REACH_FROM_TOKEN: 'x', REACH_TO_TOKEN: 'y' }
    expect(await run(same, { environment: tokens })).toMatchObject({
      code: 2,
      complained: expect.stringContaining('the same site'),
    })
  })

  it('warns before it sends a token unencrypted', async () => {
    const { complained } = await run(['status', '--site', 'http://example.invalid', '--token', 'x'])
    expect(complained).toContain('unencrypted')
  })
})
