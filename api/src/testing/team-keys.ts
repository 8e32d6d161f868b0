import { generateKeyPairSync, sign } from 'node:crypto'
import {
  changeTeamKeys,
  type KeyList,
  type KeySignature,
  signedKeyListText,
  signedVersionText,
  type TeamKey,
} from '@within-reach/contract'
import { readRecord } from '../registry/read-record'
import type { TestApi } from './api'
import type { BuiltVersion } from './versions'

/** A key of a team, with its private part. */
export interface TestKey extends TeamKey {
  /** In PEM, as a team's machine has it. */
  readonly pem: string
  sign(text: string): KeySignature
}

export function newTeamKey(name: string, role: TeamKey['role'] = 'publisher'): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const key = Buffer.from(x, 'base64url').toString('base64')
  return {
    name,
    role,
    key,
    pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    sign: (text) => ({ key, signature: sign(null, Buffer.from(text), privateKey).toString('base64') }),
  }
}

/** The next list of a remote's keys. */
export const keyList = (number: number, keys: readonly TeamKey[], more: Partial<KeyList> = {}): KeyList => ({
  remote: 'mfe-events',
  number,
  threshold: 1,
  keys: keys.map(({ name, key, role, until }) => ({
    name,
    key,
    role,
    ...(until !== undefined && { until }),
  })),
  why: 'a test',
  ...more,
})

/** Sends a list that owners signed. */
export async function sendKeys(api: TestApi, token: string, list: KeyList, signers: readonly TestKey[]) {
  const text = JSON.stringify(list)
  const signatures = signers.map((key) => key.sign(signedKeyListText(text)))
  return (await api.call(changeTeamKeys, { keys: JSON.stringify({ text, signatures }) }, { token })).outcome
}

/** The signature of a version, as the field of a publish. */
export const signaturesOf = ({ record }: Pick<BuiltVersion, 'record'>, ...keys: readonly TestKey[]): string =>
  JSON.stringify(keys.map((key) => key.sign(signedVersionText(readRecord(record).version.recordIntegrity))))
