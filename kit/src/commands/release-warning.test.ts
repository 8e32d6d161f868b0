import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeRegistry, registryStatus } from '@within-reach/contract'
import { processTerminal } from '@within-reach/registry/cli'
import { releaseVersion } from './release-version'

let remote: string
let server: Server
/** The calls that the site got. */
const asked: (string | undefined)[] = []
beforeAll(async () => {
  remote = await mkdtemp(path.join(tmpdir(), 'kit-release-'))
  await mkdir(path.join(remote, 'src'))
  for (const [name, text] of [
    ['package.json', '{ "version": "0.1.0", "type": "module" }'],
    ['lingui.config.mjs', ''],
    ['webpack.config.ts', "export const remote = { name: 'mfe-events' }"],
    ['src/pages.ts', 'export const pages = []'],
  ] as const)
    await writeFile(path.join(remote, name), text)
  const live = { revision: 7, environment: 'production', shell: '0.1.0', contract: '0.1.0', remotes: [] }
  const refused = { res: false, code: 'not-owner', message: 'Only operators may do this.' }
  server = createServer(({ url }, response) => {
    asked.push(url)
    const isStatus = url === registryStatus.path
    response.writeHead(isStatus ? 200 : 403, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isStatus ? { res: true, data: live } : refused))
  })
  server.listen(0)
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(remote, { recursive: true })
})

it('warns once before it sends a token unencrypted, although it calls the site for each step', async () => {
  const complaints: string[] = []
  const terminal = { ...processTerminal(), complain: (text: string) => void complaints.push(text) }
  // This machine, by an address that may be another one.
  const site = `http://0.0.0.0:${(server.address() as AddressInfo).port}`
  await releaseVersion(remote, ['--site', site, '--token', 'x', '--why', 'A test'], terminal)
  expect(asked).toEqual(expect.arrayContaining([registryStatus.path, changeRegistry.path]))
  expect(complaints.filter((text) => text.includes('unencrypted'))).toHaveLength(1)
})
