import {
  addOwnPasskey,
  type AnyOutcome,
  ownPasskeyOptions,
  passkeyLoginOptions,
} from '@within-reach/contract'
import { send } from '@within-reach/shared-core'
import { create, sign } from './ceremonies'

/**
 * Adds a passkey of this device.
 * @param password without one, another passkey of the member is asked for
 * @returns `ok`, a failure of the service, `dismissed`, or `known` if the device has one for this account already
 */
export async function addPasskey(name: string, password?: string): Promise<AnyOutcome> {
  const proven = password === undefined ? await signOwn() : { password }
  if ('kind' in proven) return proven
  const options = await send(ownPasskeyOptions, proven)
  if (options.kind !== 'ok') return options
  const created = await create(options.data)
  return created.kind === 'created' ? send(addOwnPasskey, { name, response: created.response }) : created
}

async function signOwn(): Promise<AnyOutcome | { readonly response: string }> {
  const options = await send(passkeyLoginOptions, {})
  if (options.kind !== 'ok') return options
  const response = await sign(options.data)
  return response === undefined ? { kind: 'dismissed' } : { response }
}
