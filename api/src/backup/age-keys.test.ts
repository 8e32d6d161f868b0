import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { readIdentities, readRecipients } from './age-keys'

let folder: string
let file: string
let identity: string
let recipient: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'within-reach-keys-'))
  file = path.join(folder, 'keys')
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
})
afterAll(() => rm(folder, { recursive: true }))

it('reads what age-keygen writes', async () => {
  await writeFile(file, `# created: 2026-11-23T12:00:00Z\n# public key: ${recipient}\n${identity}\n`)
  expect(await readIdentities(file)).toEqual([identity])
})

it('reads several recipients, and leaves out comments', async () => {
  const other = await identityToRecipient(await generateIdentity())
  await writeFile(file, `# Ana\n${recipient}\n\n# Ben\r\n${other}\r\n`)
  expect(await readRecipients(file)).toEqual([recipient, other])
})

it('refuses an identity among the recipients, and does not repeat it', async () => {
  await writeFile(file, `# Ana\n${identity}\n`)
  const refused = await readRecipients(file).catch((error: Error) => error.message)
  expect(refused).toMatch(/^Line 2 of .+ is an identity, which is secret\. .+age-keygen -y$/)
  expect(refused).not.toContain(identity)
})

it.each([
  ['recipients', 'with a mistyped line', (): string => recipient.slice(0, -1), 'Line 1 of'],
  [
    'recipients',
    'with a key of another program',
    (): string => 'ssh-ed25519 AAAA',
    'is not a recipient of age',
  ],
  ['recipients', 'without a line', (): string => '# none', 'must have a line with a recipient'],
  ['identities', 'with a recipient', (): string => recipient, 'is not an identity of age'],
  ['identities', 'without a line', (): string => '', 'must have a line with an identity'],
] as const)('refuses a file of %s %s', async (kind, _case, content, message) => {
  await writeFile(file, content())
  await expect(kind === 'recipients' ? readRecipients(file) : readIdentities(file)).rejects.toThrow(message)
})

it('names a file that does not exist', async () => {
  await expect(readRecipients(path.join(folder, 'nowhere'))).rejects.toThrow(/cannot be read: ENOENT/)
})
