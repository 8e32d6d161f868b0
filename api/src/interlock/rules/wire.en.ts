import type { Rule } from './rule'

export const wireEnglish: readonly Rule[] = [
  {
    id: 'en.wire.untraceable',
    category: 'wire',
    weight: 0.8,
    patterns: ['<untraceable>'],
    matches: ['Use Western Union.'],
    spares: ['Use the bank.'],
  },
  {
    id: 'en.wire.untraceable-payment',
    category: 'wire',
    weight: 0.4,
    patterns: [
      'must|only|all ~20 + <untraceable>',
      '<pay>|<demand>|payment ~50 + western_union|moneygram|money_gram|mtcn|money_order',
      'only ~10 + western_union|moneygram|bank_wire',
      'transfer_number|mtcn',
    ],
    matches: ['Pay by MoneyGram only.'],
    spares: ['MoneyGram has an office here.'],
  },
  {
    id: 'en.wire.wire-before',
    category: 'wire',
    weight: 0.5,
    patterns: [
      '<demand> ~16 wire|wired|remit*',
      'wire|remit ~40 before',
      'wire ~20 <money> ~40 before|once|so_that',
    ],
    matches: ['You need to wire the rent.'],
    spares: ['The wire is broken.'],
  },
  {
    id: 'en.wire.other-account',
    category: 'wire',
    weight: 1.0,
    patterns: ['<other-account>'],
    matches: ["Pay to my cousin's account."],
    spares: ['Pay to my account.'],
  },
  {
    id: 'en.wire.proof-of-payment',
    category: 'wire',
    weight: 0.45,
    patterns: ['<proof>'],
    matches: ['Send a photo of the receipt.'],
    spares: ['Here is a photo of the room.'],
  },
  {
    id: 'en.wire.ships-after-payment',
    category: 'wire',
    weight: 0.6,
    patterns: [
      '<sell-ship> ~50 + <pay>|<money>',
      '<pay> ~40 <sell-ship>',
      'no_meetups|no_meet_ups|in_advance|shipping_agent & <sell-ship>|in_advance',
    ],
    matches: ['I ship it after you send the money.'],
    spares: ['You can pick it up.'],
  },
  {
    id: 'en.wire.sends-later',
    category: 'wire',
    weight: 1.0,
    patterns: [
      'send|pay|transfer ~24 toss|account|zelle|venmo|paypal ~24 ill|i_will ~12 email|send|ship|mail|post',
      '<pay> ~24 first ~20 send|ship|mail|post|email',
    ],
    matches: ["Send it to my toss and I'll email the ticket."],
    spares: ['I will send the invoice.'],
  },
  {
    id: 'en.wire.trustee',
    category: 'wire',
    weight: 0.6,
    patterns: [
      'lawyer|solicitor|attorney|barrister|notary|trustee|agent ~20 will_hold|holds|hold|keeps|will_keep ~12 money|deposit|funds|payment',
    ],
    matches: ['My lawyer holds your money.'],
    spares: ['Ask a lawyer.'],
  },
]
