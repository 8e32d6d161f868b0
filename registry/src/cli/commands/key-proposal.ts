import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type KeyList, SignedKeyList } from '@within-reach/contract'
import * as v from 'valibot'
import { CommandError } from '../command-error'
import {
  confirmKeyList,
  type KeyChange,
  nextKeyList,
  parseKeyList,
  readKeyLists,
  sendKeyList,
} from '../operations/key-list'
import type { Service } from '../service/connect'
import { type PrivateKey, readPrivateKey } from '../service/private-key'
import type { Session } from '../session'
import { missingText, proposalText } from '../wording/keys'

/** Signs a change of the keys. Sends it, or writes it to a file if more owners must sign. */
export async function proposeChange(session: Session, remote: string, change: KeyChange): Promise<void> {
  const key = await ownKey(session)
  const { why } = await session.reason()
  const service = await session.service()
  const [newest] = await readKeyLists(service, remote)
  const next = nextKeyList(newest?.list, remote, change, why)
  const file = path.join(session.terminal.folder, `${remote}-keys-${next.number}.json`)
  const proposal = { text: JSON.stringify(next), signatures: [] }
  await finish(session, service, { proposal, next, current: newest?.list, key, file, isNew: true })
}

/** Signs a list that another owner has written to a file. */
export async function confirmFile(session: Session, name: string, yes: boolean): Promise<void> {
  const file = path.resolve(session.terminal.folder, name)
  const key = await ownKey(session)
  const content = await readFile(file, 'utf8').catch(() => {
    throw new CommandError('usage', `${file} cannot be read.`)
  })
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SignedKeyList), content)
  if (!read.success)
    throw new CommandError('usage', `${file} is not a list of keys that an owner has signed.`)
  const next = parseKeyList(read.output.text, file)
  const service = await session.service()
  const [newest] = await readKeyLists(service, next.remote)
  if (!yes) {
    session.terminal.complain(`${proposalText(newest?.list, next)}\n`)
    const answer = await session.terminal.ask?.('Sign this list? Write yes: ')
    if (answer !== 'yes') throw new CommandError('usage', 'Nothing was signed. Write yes, or add --yes.')
  }
  const proposal = read.output
  await finish(session, service, { proposal, next, current: newest?.list, key, file, isNew: false })
}

interface Proposal {
  readonly proposal: SignedKeyList
  readonly next: KeyList
  readonly current: KeyList | undefined
  readonly key: PrivateKey
  /** Where it is written if more owners must sign. */
  readonly file: string
  /** Whether the file must not exist yet. */
  readonly isNew: boolean
}

async function finish(
  session: Session,
  service: Service,
  { proposal, next, current, key, file, isNew }: Proposal,
): Promise<void> {
  const { signed, missing } = confirmKeyList(proposal, next, current, key)
  const { remote, number } = next
  const changes = proposalText(current, next)
  if (missing === 0) {
    await sendKeyList(service, signed)
    session.answer({ remote, number, missing }, `${changes}\nIt is the current list now.`)
    return
  }
  await writeProposal(file, `${JSON.stringify(signed, undefined, 2)}\n`, isNew)
  session.answer({ remote, number, missing, file }, `${changes}\n${missingText(missing, file)}`)
}

/** @throws CommandError if the file cannot be written, or holds another proposal, which owners may have signed */
async function writeProposal(file: string, text: string, isNew: boolean): Promise<void> {
  await writeFile(file, text, { flag: isNew ? 'wx' : 'w' }).catch((error: unknown) => {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new CommandError(
      'usage',
      exists
        ? `${file} has another list that waits for its owners: confirm that one, or remove the file.`
        : `${file} cannot be written: ${String(error)}`,
    )
  })
}

/** @throws CommandError if this machine has no key */
async function ownKey({ terminal }: Session): Promise<PrivateKey> {
  const key = await readPrivateKey(terminal)
  if (key) return key
  throw new CommandError(
    'notAllowed',
    'Set REACH_KEY_FILE to the file of your private key: owners sign changes of the keys.',
  )
}
