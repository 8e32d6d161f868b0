import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const names: Readonly<Record<string, MessageDescriptor>> = {
  'money-first': msg`Money before a viewing`,
  abroad: msg`Abroad, keys by courier`,
  wire: msg`Wire transfer`,
  'gift-cards': msg`Gift cards`,
  crypto: msg`Cryptocurrency`,
  messenger: msg`Leaves for another messenger`,
  numbers: msg`Account or phone numbers`,
  links: msg`Links that hide where they lead`,
  identity: msg`Asks for identity papers`,
  job: msg`A job that costs money`,
  overpayment: msg`Overpayment`,
  bait: msg`Too good to be true`,
  wording: msg`Worded like known scams`,
  duplicates: msg`The same by several accounts`,
  newcomer: msg`A new account that writes to many`,
}

/** The name of what the rules found; undefined for a category that a newer service knows. */
export const categoryName = (category: string): MessageDescriptor | undefined => names[category]
