import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { KeySignature } from '@within-reach/contract'
import { CommandError } from '../command-error'
import type { Terminal } from '../terminal'

/** A private key of a team. It never leaves this machine. */
export interface PrivateKey {
  /** The raw public key (32 bytes, RFC 8032) in base64. */
  readonly publicKey: string
  /** Signs a text (Ed25519). */
  sign(text: string): KeySignature
}

/**
 * Reads the private key of this machine: the file that `REACH_KEY_FILE` names, else the variable `REACH_KEY`, both in PEM.
 * @returns undefined if neither is set
 * @throws CommandError if it is not a private Ed25519 key
 */
export async function readPrivateKey(
  terminal: Pick<Terminal, 'environment' | 'folder' | 'complain'>,
): Promise<PrivateKey | undefined> {
  const { REACH_KEY_FILE: named, REACH_KEY: content } = terminal.environment
  if (!named) return content ? keyOf(content, 'REACH_KEY') : undefined
  const file = path.resolve(terminal.folder, named)
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError('usage', `REACH_KEY_FILE names ${file}, which cannot be read.`)
  })
  if (((await stat(file)).mode & othersMayRead) !== 0)
    terminal.complain(`Warning: others can read ${file}. Use chmod 600.\n`)
  return keyOf(text, file)
}

const othersMayRead = 0o077

/**
 * Creates a private key in a file that only its owner can read.
 * @returns the public key, as in {@link PrivateKey}
 * @throws CommandError if the file exists or cannot be written
 */
export async function createKeyFile(file: string): Promise<string> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const text = privateKey.export({ format: 'pem', type: 'pkcs8' })
  // Never over another key.
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new CommandError(
      'usage',
      exists ? `${file} exists already: name another file.` : `${file} cannot be written: ${String(error)}`,
    )
  })
  return publicKeyOf(privateKey)
}

function keyOf(text: string, source: string): PrivateKey {
  const key = read(text)
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new CommandError(
      'usage',
      `${source} is not a private Ed25519 key in PEM: "registry key create <file>" creates one.`,
    )
  const publicKey = publicKeyOf(key)
  return {
    publicKey,
    sign: (signed) => ({
      key: publicKey,
      signature: sign(null, Buffer.from(signed), key).toString('base64'),
    }),
  }
}

function read(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text)
  } catch {
    return undefined
  }
}

function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.from(x, 'base64url').toString('base64')
}
