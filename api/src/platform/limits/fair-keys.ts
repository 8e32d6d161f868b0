import { networkOf } from './network'

/** The users of costly work. Each account and each address has its share of the slots. */
export interface WorkFor {
  /** An id, or an email where an account may not exist; always the same one in a queue. */
  readonly account: number | string
  readonly address?: string
}

/** The keys for a fair queue. */
export function fairKeys({ account, address }: WorkFor): string[] {
  const keys = [`account ${String(account).toLowerCase()}`]
  return address === undefined ? keys : [...keys, `address ${networkOf(address)}`]
}
