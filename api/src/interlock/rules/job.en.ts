import type { Rule } from './rule'

export const jobEnglish: readonly Rule[] = [
  {
    id: 'en.job.easy-money',
    category: 'job',
    weight: 0.6,
    patterns: ['<easy-work>'],
    matches: ['Work from home'],
    spares: ['Work in the office'],
  },
  {
    id: 'en.job.big-pay',
    category: 'job',
    weight: 0.45,
    patterns: ['<amount>|usd ~12 <big-pay>', 'earn|make ~14 <amount>', 'earn|make ~20 daily|weekly'],
    matches: ['Earn 300 dollars daily'],
    spares: ['2.4 million a month'],
  },
  {
    id: 'en.job.fee-for-work',
    category: 'job',
    weight: 0.9,
    patterns: [
      '<job-fee> ~70 + <pay>|<amount>|refund*|first',
      '<job-fee> ~40 before',
      '<demand> ~30 <job-fee>',
      '<pay> ~24 <job-fee>',
    ],
    matches: ['Pay the visa processing charge first.'],
    spares: ['No registration fee.'],
  },
  {
    id: 'en.job.fee-and-job',
    category: 'job',
    weight: 0.4,
    patterns: ['<job-fee>|paid_by_the_new_employee & <job-word>'],
    matches: ['a training fee before the job'],
    spares: ['a fee'],
  },
  {
    id: 'en.job.employee-pays',
    category: 'job',
    weight: 0.8,
    patterns: [
      'paid_by_the_new_employee|paid_by_the_employee|returned_with_the_first|refunded_with_your_first|with_your_first_month|with_the_first_salary',
    ],
    matches: ['returned with the first salary'],
    spares: ['paid by the employer'],
  },
  {
    id: 'en.job.mule',
    category: 'job',
    weight: 1.1,
    patterns: [
      'rent|renting|lend|lending|borrow|use ~12 your ~6 bank_account|account',
      '<mule> ~80 <mule>',
      '<mule> & <rest>|<pay-back>|forward|pass_on|pass_them_on',
      'receive ~16 parcels|packages|transfers|payments & forward|re_ship*|reship*|pass',
    ],
    matches: ['Receive transfers and pass them on.'],
    spares: ['Receive guests.'],
  },
  {
    id: 'en.job.money-before-contract',
    category: 'job',
    weight: 0.9,
    patterns: [
      'before|prior_to ~24 contract|starting|first_shift|first_day|interview ~36 <amount>|<job-fee>',
      'hired|selected|passed & <job-fee>',
    ],
    matches: ['Before the contract we need 200 dollars.'],
    spares: ['Sign the contract before you start.'],
  },
]
