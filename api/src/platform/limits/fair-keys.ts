import { networkOf } from './network'

/** Whom costly work is for: each account and each address has its share of the turns. */
export interface WorkFor {
  /** An id, or an email where nobody has an account yet. */
  readonly account: number | string
  readonly address?: string
}

/** The keys of a fair queue. */
export function fairKeys({ account, address }: WorkFor): string[] {
  const keys = [`account ${String(account).toLowerCase()}`]
  return address === undefined ? keys : [...keys, `address ${networkOf(address)}`]
}
