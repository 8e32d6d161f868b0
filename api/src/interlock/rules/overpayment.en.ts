import type { Rule } from './rule'

export const overpaymentEnglish: readonly Rule[] = [
  {
    id: 'en.overpayment.send-the-rest',
    category: 'overpayment',
    weight: 0.8,
    patterns: ['send|wire|forward|return|refund|remit|transfer|use ~30 <rest>'],
    matches: ['Wire the difference to me.'],
    spares: ['Take the rest of the day off.'],
  },
  {
    id: 'en.overpayment.cheque',
    category: 'overpayment',
    weight: 0.5,
    patterns: [
      'will_send_you_a_cheque|mail_you_a_cheque|send_you_a_check|cheque_covering|check_covering',
      '<cheque>',
    ],
    matches: ['A cashiers check.'],
    spares: ['I check the mail.'],
  },
  {
    id: 'en.overpayment.by-mistake',
    category: 'overpayment',
    weight: 0.5,
    patterns: ['<mistake> ~60 + <pay>|return|refund'],
    matches: ['I accidentally sent you too much.'],
    spares: ['My mistake.'],
  },
  {
    id: 'en.overpayment.forward-part',
    category: 'overpayment',
    weight: 0.6,
    patterns: ['<cheque> & <rest>|forward|wire'],
    matches: ['The cheque includes his part, forward it.'],
    spares: ['The cheque is here.'],
  },
  {
    id: 'en.overpayment.third-party',
    category: 'overpayment',
    weight: 0.4,
    patterns: [
      '<rest> ~40 mover*|shipping_company|shipping_agent|shipper|courier|removal*|delivery_company|delivery_man|my_driver|his_driver|pickup_agent',
    ],
    matches: ['Send the rest to the mover.'],
    spares: ['The mover comes on Monday.'],
  },
]
