import type { Rule } from './rule'

export const numbersEnglish: readonly Rule[] = [
  {
    id: 'en.numbers.hidden-phone',
    category: 'numbers',
    weight: 1.1,
    patterns: ['<phone-disguised>'],
    matches: ['zero one zero five five six one two two nine seven'],
    spares: ['010-5561-2297'],
  },
  {
    id: 'en.numbers.hidden-account',
    category: 'numbers',
    weight: 1.1,
    patterns: ['<number-disguised>'],
    matches: ['Shinhan one one zero, three five six, eight seven seven two one zero'],
    spares: ['Shinhan 110-356-877210'],
  },
  {
    id: 'en.numbers.account-to-reserve',
    category: 'numbers',
    weight: 1.0,
    patterns: [
      'sort_code|iban|account_number|acc_number|acct & reserve*|to_secure|to_hold|hold_the|booking|before_the_viewing|then_we_talk|address',
    ],
    matches: ['Sort code 20 45 66, to secure the room.'],
    spares: ['My sort code is on the contract.'],
  },
]
